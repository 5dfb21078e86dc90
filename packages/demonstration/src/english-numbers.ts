/** Numbers as English texts write them: `two hundred and thirty`, `a thousand`, `two and a half`, `1,027`. */

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const MULTIPLES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 };
/** Greater ones are easier to read as digits. */
const MOST_IN_WORDS = 12;

/** Throws for a word that is no number. */
export function englishNumber(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll(',', ''));
  let number = 0;
  for (const word of text
    .toLowerCase()
    .replace('and a half', 'half')
    .split(/[\s-]+/)) {
    if (word === 'and') continue;
    const multiple = MULTIPLES[word];
    if (multiple) number *= multiple;
    else number += valueOf(word);
  }
  return number;
}

function valueOf(word: string): number {
  if (word === 'a') return 1;
  if (word === 'half') return 0.5;
  const small = SMALL.indexOf(word);
  if (small >= 0) return small;
  const tens = TENS.indexOf(word);
  if (tens < 0) throw new Error(`no number: ${word}`);
  return (tens + 2) * 10;
}

/** Null for what is better read as digits. */
export function inEnglishWords(value: number): string | null {
  const whole = SMALL[Math.floor(value)];
  if (value > MOST_IN_WORDS || whole === undefined) return null;
  if (Number.isInteger(value)) return whole;
  return value % 1 === 0.5 && value > 1 ? `${whole} and a half` : null;
}
