"""Games in the browser: acting, playing together, and what the page shows meanwhile."""
