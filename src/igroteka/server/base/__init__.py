"""What everything else rests on: settings, addresses, rates, what is logged."""
