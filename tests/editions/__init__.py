"""Edition and deck files: what is shipped, what is refused, and files of a user's own."""
