"""`python -m igroteka.cli`."""

from igroteka.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
