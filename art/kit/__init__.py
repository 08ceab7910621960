"""A kit to build miniatures from."""
from .build import *
from .clay import *
from .craft import *
from .mood import *
from .nature import *
