/** What is cut out of a text before it goes to anybody outside (AI-01), or is counted (ANA-01). */

/** In the place of what was cut out. */
const CUT = '[…]';

/** Each begins where a word does, so that a long word is looked through once. */
const ADDRESSES = /(?<!\S)(?:\S+\s+@\s*\S*|\S*@\s+\S*|\S*@\S*|\S+\s*[([{]\s*at\s*[)\]}]\s*\S+)/giu;
const LINKS = /(?:https?:\/\/|www\.)\S+/giu;
/** Numbers of phones, cards and passports, postcodes: five digits or more, however they are written. */
const LEAST_DIGITS = 5;
const NUMBERS = /\+?\(?\p{Nd}(?:(?:[\s()./\\_*'’\p{Pd}\p{Cf}]|,(?=\p{Nd}))*\p{Nd})+/gu;
/** Days of a trip; who was born on a day was so before 2000, mostly. */
const DAY = String.raw`(?:[0-3]?\d[./-][01]?\d(?:[./-]20\d{2})?\.?|20\d{2}-[01]?\d-[0-3]?\d)`;
const DAYS = new RegExp(String.raw`^${DAY}(?:\s*\p{Pd}\s*${DAY})?$`, 'u');
/** Who says their name: the next word, and those after it that begin with a capital. */
const INTRODUCTIONS = [
  'my name is',
  'my name’s',
  'i am called',
  'mi chiamo',
  'il mio nome è',
  'me llamo',
  'mi nombre es',
  'je m’appelle',
  'mon nom est',
  'ich heiße',
  'ich heisse',
  'mein name ist',
].map((words) => words.replaceAll('’', "['’]").replaceAll(' ', String.raw`\s+`));
const NAMES = new RegExp(
  String.raw`(?<said>(?<!\p{L})(?:${INTRODUCTIONS.join('|')})\s+)[\p{L}\p{M}'’\p{Pd}]+(?:\s+(?-i:\p{Lu})(?:\.|[\p{L}\p{M}'’\p{Pd}]*))*`,
  'giu',
);

/**
 * The text without mail addresses, links, phone numbers and other long numbers, and without the name that somebody
 * gives as theirs. Rather too much is cut out than too little: two prices beside each other are lost. A name that
 * stands anywhere else cannot be told from other words.
 */
export function withoutPersonalData(text: string): string {
  return text
    .normalize('NFKC')
    .replace(ADDRESSES, CUT)
    .replace(LINKS, CUT)
    .replace(NUMBERS, (number) => (isLong(number) && !DAYS.test(number) ? CUT : number))
    .replace(NAMES, `$<said>${CUT}`);
}

function isLong(number: string): boolean {
  return (number.match(/\p{Nd}/gu)?.length ?? 0) >= LEAST_DIGITS;
}
