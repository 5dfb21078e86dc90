/**
 * How text is made comparable (SRCH-03): what someone types on a phone, without accents and in any
 * case, has to meet what an editor wrote.
 */

/** Letters that no decomposition takes apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** How the letters are written by people whose keyboard has no such key: Aegypten, Tromsoe, Aalesund. */
const SPELT_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
};

/** U+02BB and U+02BC count as letters in Unicode, and would glue `Hawaiʻi` to a word of its own. */
const APOSTROPHES = /[’‘ʻʼ`´′]/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
const APOSTROPHE_WORDS = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)+/gu;
const PLAIN_ASCII = /^[\0-\x7f]*$/;

/** Lower case without accents; `ß` becomes `ss`, `ø` `o`, `æ` `ae`, every apostrophe a straight one. */
export function foldText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.replaceAll('`', "'").toLowerCase();
  return text
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßøæœđðþłı]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** The words of a query, folded, in their order; none for punctuation alone. */
export function foldedWords(text: string): string[] {
  return foldText(text).match(WORDS) ?? [];
}

/**
 * The words that a text can be found by: its own, `divoire` beside `d` and `ivoire`, and `aegypten`
 * beside `agypten`.
 */
export function searchableWords(text: string): Set<string> {
  const folded = foldText(text);
  const words = new Set(folded.match(WORDS));
  for (const joined of folded.match(APOSTROPHE_WORDS) ?? []) words.add(joined.replaceAll("'", ''));
  for (const word of speltOutWords(text) ?? []) words.add(word);
  return words;
}

/** The words with such letters spelt out; null where there are none. */
export function speltOutWords(text: string): string[] | null {
  const composed = text.toLowerCase().normalize('NFC');
  const spelt = composed.replace(/[äöüøå]/gu, (letter) => SPELT_OUT[letter] ?? letter);
  return spelt === composed ? null : foldedWords(spelt);
}
