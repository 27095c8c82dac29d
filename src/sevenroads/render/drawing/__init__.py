"""The parts of the SVG board: markup, colours, symbols, units, roads, landscape and trays."""
