"""The server people play on: tables, storage, what a screen shows, and the JSON interface.

The engine is the only authority.  A table's truth is its setup and its actions; every accepted
action is in the database before it is answered.
"""
