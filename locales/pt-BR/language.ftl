## What this language calls itself, the direction it is written in, and the region whose conventions its lists and numbers follow.
language-name = Português (Brasil)
language-direction = ltr
language-tag = pt-BR
