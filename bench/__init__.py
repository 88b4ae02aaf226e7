"""What is measured, and against whom: `make bench` writes report.md and report.json beside this file.

Nothing heavy is imported here: this package also runs in the peers' environment, which knows nothing of ours.
"""
