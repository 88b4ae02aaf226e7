"""`python -m igroteka.cli`."""

from igroteka.cli import main

raise SystemExit(main())
