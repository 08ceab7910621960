## What this language calls itself, the direction it is written in, and the region whose conventions its lists and numbers follow.
language-name = Español
language-direction = ltr
language-tag = es
