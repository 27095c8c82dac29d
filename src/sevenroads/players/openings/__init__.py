"""Opening books: how strong play begins, as a tree of whole turns.

`turns` plays and orders turns, `mirror` finds mirror images, `book` reads a book and answers questions about
it. The books are made by `sevenroads.lab.openings`; those of the shipped editions are in `data/`.
"""

from .book import BookPage, BookTurn, NotInBook, OpeningBook, TurnNotInBook, opening_book, opening_books

__all__ = [
    "BookPage",
    "BookTurn",
    "NotInBook",
    "OpeningBook",
    "TurnNotInBook",
    "opening_book",
    "opening_books",
]
