"""Every reason for which something is no answer."""

from typing import Final

from igroteka.engine import Refusal

TOO_LOW: Final = Refusal("LD-014", "too_low")
NOTHING_TO_DOUBT: Final = Refusal("LD-012", "nothing_to_doubt")
NOT_SO_MANY_DICE: Final = Refusal("LD-017", "not_so_many_dice")
