lists-and = { $first } e { $last }
lists-or = { $first } o { $last }
lists-you = tu
