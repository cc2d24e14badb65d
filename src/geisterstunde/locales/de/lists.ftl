lists-and = { $first } und { $last }
lists-or = { $first } oder { $last }
