"""Tables where games are played: their state, watchers, commands, lobby and chat."""
