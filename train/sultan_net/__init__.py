"""Sultan and Riquezas do Sultão: a policy learnt by self-play."""
