"""The `kanly` command: one file for each subcommand."""

from .main import main

__all__ = ["main"]
