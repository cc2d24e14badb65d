"""Dawn Under (Dicke Luft in der Gruft): lay your vampires into graves whose lids you must remember."""
