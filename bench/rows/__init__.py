"""What the report holds, one file a subject; `bench.model` says what a file may define."""
