"""Every key that an option can have, in a fixed order, so that an environment can number its actions."""

from igroteka.engine import BY_LOT, NO, NOTHING, YES
from igroteka.games.rickshank.cards import POWER, TOKEN
from igroteka.games.rickshank.content import Box
from igroteka.games.rickshank.nemeses import TOKEN as ACCESS_TOKEN
from igroteka.games.rickshank.rules.basics import DECK_TOP, TO_DISCARD
from igroteka.games.rickshank.rules.turn import DECLINE, DISCARD_TOKEN, END, FACE_DOWN_NEMESIS, SPEND
from igroteka.games.rickshank.rules.turn import TOKEN as BUY_TOKEN
from igroteka.games.rickshank.rules.votes import AGAINST, AUCTION, CANCEL, HOLD, IN_FAVOUR, REFERENDUM, SANCTIONS
from igroteka.games.rickshank.state import SEATS


def vocabulary(box: Box, players: int) -> list[str]:
    plain = [
        NOTHING,
        YES,
        NO,
        END,
        BUY_TOKEN,
        SPEND,
        FACE_DOWN_NEMESIS,
        DISCARD_TOKEN,
        DECLINE,
        DECK_TOP,
        TO_DISCARD,
        POWER,
        TOKEN,
        ACCESS_TOKEN,
        HOLD,
        CANCEL,
        IN_FAVOUR,
        AGAINST,
    ]
    keys = [option.key for option in plain]
    keys += [player.key for player in SEATS[players].players]
    keys += [stake.key for stake in (*AUCTION, *REFERENDUM, *SANCTIONS[players])]
    for character in box.characters.values():
        keys += [character.key, character.using.key]
    for face in box.faces.values():
        keys += [face.key, face.playing.key, face.buying.key]
        keys += [face.in_hand.key, face.in_discard.key, face.in_play.key, face.by_character.key]
    for face in box.faces.values():
        if face.defence is not None and face.defence.place == "play":
            keys += [spot.key for spot in face.borrowed[:players]]
    return [*keys, BY_LOT.key]
