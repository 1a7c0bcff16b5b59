"""Reminders for people who are asked at a table and have no screen open: by push, or by mail."""
