#!/bin/sh
# A bot in POSIX shell, written from docs/engine-protocol.md alone: it plays pseudo-random legal actions.
set -f
number=1
while read -r word rest; do
    case $word in
        identify) printf 'id name Shell bot\nid version 1\nid protocol 1\nidentified\n' ;;
        ready) echo ready ;;
        go)
            # shellcheck disable=SC2086
            set -- ${rest##*legal }
            number=$(((number * 1103515245 + 12345) % 2147483648))
            shift $((number / 65536 % $#))
            echo "best $1"
            ;;
        quit) exit ;;
    esac
done
