"""Attacks on a running server, each as a bounded program over real sockets."""
