/** A typed text as words and numbers, each with what stands before it. */
import { foldText } from '../search-index/fold-text.ts';

export interface Token {
  /** As typed. */
  readonly typed: string;
  /** Folded, as the vocabulary has it. */
  readonly word: string;
  /** Of `1.500`, `1500` or `1 500`: 1500, of `1,5`: 1.5; null for a word. */
  readonly number: number | null;
  /** Of `12.4.2027`, `12/4` and `2027-04-12`: its numbers in the order typed; null for all others. */
  readonly date: readonly number[] | null;
  /** Spaces and marks between it and the token before; empty where it is joined to that. */
  readonly before: string;
}

/** Longer texts are wishes of many sentences: what comes after is not read. */
const MOST_TOKENS = 60;

const THOUSANDS = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)`;
const DATE = String.raw`\d{4}-\d{1,2}(?:-\d{1,2})?(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{4}(?!\d)|\d{1,2}[./]\d{4}(?!\d)|\d{1,2}/\d{1,2}(?!\d)|\d{1,2}\.\d{1,2}\.`;
/** `U.S.A.`, `ee.uu.`: one word. */
const DOTTED = String.raw`(?<!\p{L})(?:\p{L}{1,2}\.){2,}(?:\p{L}{1,2}(?!\p{L}))?|(?<!\p{L})\p{L}\.\p{L}(?![\p{L}.])`;
/** `1e9`: one word, and no number, so that it is no price from 1 to 9. */
const EXPONENT = String.raw`\d+(?:[.,]\d+)?[eE][-+]?\d+`;
/** Not searched for, but said to be of no use. */
const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\p{M}\u200d]*`;
const PARTS = new RegExp(
  String.raw`${EXPONENT}|(?<date>${DATE})|(?<number>${THOUSANDS}|\d+(?:[.,]\d{1,2}(?!\d))?)|[€$£]|(?<dotted>${DOTTED})|${PICTURE}|(?:(?!\d)[\p{L}\p{M}\p{N}])+`,
  'gu',
);
/** Full-width, Arabic and Persian: the last four bits of each are what it says. */
const OTHER_DIGITS = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/gu;

/** At most the first sixty, or so many. */
export function tokensOf(text: string, most = MOST_TOKENS): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  const plain = text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & 15));
  for (const match of plain.matchAll(PARTS)) {
    if (tokens.length === most) break;
    const [plainWord] = match;
    // Other digits are as long as these.
    const typed = text.slice(match.index, match.index + plainWord.length);
    const { date, number, dotted } = match.groups as Partial<Record<string, string>>;
    tokens.push({
      typed,
      word: foldText(dotted === undefined ? plainWord : dotted.replaceAll('.', '')),
      number: number === undefined ? null : valueOf(number),
      date: date === undefined ? null : numbersOf(date),
      before: text.slice(end, match.index),
    });
    end = match.index + typed.length;
  }
  return tokens;
}

/** The words of some tokens as they were typed. */
export function typedText(tokens: readonly Token[]): string {
  return tokens
    .map(({ typed, before }, place) => (place === 0 ? typed : (before || '') + typed))
    .join('')
    .replace(/\s+/gu, ' ');
}

export function endsSentence(next: Token | undefined): boolean {
  return !next || /[.;!?]/u.test(next.before);
}

function valueOf(typed: string): number {
  const whole = /^\d{1,3}(?:\D\d{3})+$/u.test(typed) ? typed.replace(/\D/gu, '') : typed;
  return Number(whole.replace(',', '.'));
}

function numbersOf(typed: string): number[] {
  return (typed.match(/\d+/gu) ?? []).map(Number);
}
