"""Measures our speed beside other engines: `make bench` writes report.md and report.json beside this file.

Nothing heavy is imported here: this package also runs in the peers' environment, which does not have our packages.
"""
