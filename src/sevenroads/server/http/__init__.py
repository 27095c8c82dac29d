"""The server's HTTP interface: one module for each subject, none of which decides anything itself."""
