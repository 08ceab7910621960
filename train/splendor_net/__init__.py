"""Training of the Splendor network. `train/README.md` says how an iteration goes."""
