"""What every game shares: compiled rules over one record, deals, actions, events and refusals."""
