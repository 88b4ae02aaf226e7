"""«Бу-У-У!»: a real-time race for routes through a haunted castle."""
