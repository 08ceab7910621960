"""Training of the Splendor network. `train/README.md` describes an iteration."""
