"""The process that callgrind.py counts: `callgrind_driver.py SUBJECT COUNT SEED`.

SUBJECT is an edition, or a game of OpenSpiel. It plays COUNT random games inside compiled code and
writes the number of actions, if it is known (0 for OpenSpiel, which does not tell).
"""

import sys


def main() -> None:
    subject, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if subject.startswith("openspiel:"):
        import peer

        pyspiel = peer.load()
        assert pyspiel is not None
        peer.rollouts(pyspiel, pyspiel.load_game(subject.removeprefix("openspiel:")), count, seed)
        actions = 0
    else:
        from sevenroads import State

        actions = State.new(subject, seed=1).playouts(count, seed)[3]
    sys.stdout.write(f"{actions}\n")


if __name__ == "__main__":
    main()
