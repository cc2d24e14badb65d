# How the last two things of a list are joined.
# $first (text) - everything but the last, joined by commas. $last (text) - the last
lists-and = { $first } and { $last }
lists-or = { $first } or { $last }
# The reader, as one of several people
lists-you = you
