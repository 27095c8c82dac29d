"""The parts of the SVG board: markup, colours, symbols, units, landscape and trays."""
