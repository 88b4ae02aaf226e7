"""What a run tells: its rows read again, figures with intervals, and pages about one run or two."""
