## What this language calls itself, the direction it is written in, and the region whose conventions its lists and numbers follow.
language-name = Français
language-direction = ltr
language-tag = fr
