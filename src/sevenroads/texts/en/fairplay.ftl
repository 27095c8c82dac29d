fair-title = Fair play
fair-lead = In a rated game, two people measure their own strength. These rules keep it that way.

fair-rated-title = Rated games
fair-rated =
    During a rated game you decide alone. You may:

    - take notes, and set up the position on a board of your own to try out actions by hand;
    - read the rules, tips, lessons and your finished games;
    - undo actions and take back turns, if the table allows it.

    You may not:

    - ask the machine or any other program about a position of the game: no hints, no reviews, no analysis;
    - copy the game to another table to see what the machine would play;
    - let other people advise you, or give advice to somebody who is playing.

fair-casual-title = Games without rating
fair-casual =
    You and the other player agree on what is allowed. If you want to use hints, analysis or advice, ask first. Against the machine and at one screen, do as you like. The settings can also show how likely each objective of the enemy is. The server computes these odds only in games against the machine without rating, and only from what you have seen.

fair-rating-title = Abuse of ratings
fair-rating =
    A rating says how well somebody plays. It is abuse to:

    - lose on purpose, or agree on a result before the game;
    - play rated games with more than one account, or against yourself;
    - call off games as soon as you know that you got a difficult objective;
    - let somebody else play for you.

    The server takes the profit out of it:

    - there are no rated games against your own bot;
    - if the other player gives up within the first three turns, you gain nothing, and the other player loses as usual;
    - games against the same player within 24 hours count less and less: a half, a quarter and so on;
    - you can call off only three rated games in 24 hours, unless the other player isn't there, and others see if you do it often.

fair-server-title = What the server does
fair-server =
    The server gives no hints and no reviews for the positions of a rated game until the game is over. This applies to both players and to everybody who uses the same internet connection. It compares the units on the roads, so a copy with other cards, with swapped sides or with a few more actions is refused too. Openings with fewer than six units are free.

    If you are refused although you play no rated game, somebody at your connection does. Try again later.

    For this the server stores a coded form of the internet address that a registered player uses, for seven days. It doesn't store the address itself.

fair-chat-title = Chat and reports
fair-chat =
    Write as you would speak at the table. No insults, no spam, no advice about a game that is being played.

    Press the name of a player, at the board or in the chat, to hide that player's messages or to report the player. Only you know whom you have muted. The account page lists them. A report goes to the operator of this server, with the last chat messages at the table but without anybody's cards.

    The operator can stop a player from chatting, or ban an account, for a time or for good. The player is told the reason. The running games of a banned account are resigned.
