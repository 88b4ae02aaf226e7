/** A long word may be broken where a syllable ends; browsers do not know Russian everywhere. Of several consonants the first
 * belongs to the syllable before. */
export function breakable(text: string, least = 9): string {
  return text.replace(/[А-Яа-яЁё]+/g, (word) => (word.length < least ? word : word.replace(SYLLABLE, '$1\u00ad')))
}
const SYLLABLE =
  /(?<=.{2})([аеёиоуыэюя](?:[бвгджзйклмнпрстфхцчшщ][ьъ]?(?=[бвгджзйклмнпрстфхцчшщ]))?)(?=[бвгджзйклмнпрстфхцчшщ][а-яё]{2,})/gi
