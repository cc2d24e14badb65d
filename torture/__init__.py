"""What the server must withstand, measured at full size: `make torture`."""
