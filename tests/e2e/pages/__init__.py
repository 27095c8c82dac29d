"""Every other page, and what all pages share: languages, accessibility, first load."""
