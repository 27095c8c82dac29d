"""Monte Carlo tree search, the belief about hidden cards, and the player that combines them."""

from ... import builds

builds.use(__path__)
