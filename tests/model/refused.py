"""The one error of the model: a text or an action the rules refuse.

Anything else that is raised is a mistake in the model itself.
"""


class ModelRefused(ValueError):
    """Raised with the reason; nothing has been changed."""
