"""What every part of the server uses: settings, logs, metrics, process pools, test failpoints."""
