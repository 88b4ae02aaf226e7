"""The kinds of questions: what one would expect to answer, what forbids it, what time would choose.

Those of building are in `rules/`, those of special actions with their cards. A kind that needs to know how much or of
whom is bound to the occasion by `about`, from open information only.
"""
