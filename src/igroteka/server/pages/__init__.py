"""What is sent as it is: the files of the page and of boards, and what messengers show of a table."""
