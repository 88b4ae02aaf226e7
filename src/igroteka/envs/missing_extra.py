"""Packages of the extra `igroteka[research]`; a clear message where one is missing."""

# interpreted: only imports


def missing(error: ImportError) -> ImportError:
    return ImportError(f"{error.name or error} is not installed: pip install 'igroteka[research]'")
