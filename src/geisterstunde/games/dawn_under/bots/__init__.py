"""Players for Dawn Under: what they notice, what they recall, and what they make of it."""
