"""Words and signs of effects that only one edition has; importing this makes them known."""

from . import uprising as uprising
