lists-and = { $first } und { $last }
lists-or = { $first } oder { $last }
lists-you = du
