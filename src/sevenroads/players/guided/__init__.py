"""The guided first game: its start, the patient machine that plays against the learner, and the coach.

- `start`: the position in which the guided game begins.
- `patient`: the machine's player. It meets the learner's lines and never conquers a road.
- `coach`: what the learner may do next, and why.
- `roads`: what both read about one road.
"""
