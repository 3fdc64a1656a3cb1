"""What goes over the network: message types and their encoding."""
