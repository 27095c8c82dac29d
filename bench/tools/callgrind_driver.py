"""The process whose instructions callgrind.py counts: `callgrind_driver.py SUBJECT COUNT SEED`.

SUBJECT is an edition or an OpenSpiel game. The process plays COUNT random games in compiled code and prints
the number of actions, or 0 for OpenSpiel, which does not report it.
"""

import sys


def main() -> None:
    subject, count, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    if subject.startswith("openspiel:"):
        import openspiel as peer

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
