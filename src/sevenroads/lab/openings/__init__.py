"""Makes opening books: plays games (`games`), grows a tree of turns from them (`tree`), resumes (`run`)."""

from .run import BuildSettings, OpeningsError, build_books

__all__ = ["BuildSettings", "OpeningsError", "build_books"]
