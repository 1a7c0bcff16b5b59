"""``python -m kanly.cli`` is the `kanly` command."""

import sys

from .main import main

sys.exit(main())
