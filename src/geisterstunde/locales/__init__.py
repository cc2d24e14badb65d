"""What the house says, in every language that it speaks: one folder of Fluent files a language."""
