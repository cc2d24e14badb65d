lists-and = { $first } et { $last }
lists-or = { $first } ou { $last }
lists-you = toi
