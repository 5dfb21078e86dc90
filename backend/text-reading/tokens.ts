/** A typed text as words and numbers, each with what stands before it. */
import { foldText } from '../search-index/fold-text.ts';

export interface Token {
  /** As typed. */
  readonly typed: string;
  /** Folded, as the vocabulary has it. */
  readonly word: string;
  /** Of `1.500`, `1500` or `1 500`: 1500; null for a word. */
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
const PARTS = new RegExp(
  String.raw`(?<date>${DATE})|(?<number>${THOUSANDS}|\d+(?:[.,]\d{1,2}(?!\d))?)|[€$£]|[\p{L}\p{M}]+`,
  'gu',
);

/** At most the first sixty. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    if (tokens.length === MOST_TOKENS) break;
    const [typed] = match;
    const { date, number } = match.groups as { date?: string; number?: string };
    tokens.push({
      typed,
      word: foldText(typed),
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

function valueOf(typed: string): number {
  const whole = /^\d{1,3}(?:\D\d{3})+$/u.test(typed) ? typed.replace(/\D/gu, '') : typed;
  return Math.floor(Number(whole.replace(',', '.')));
}

function numbersOf(typed: string): number[] {
  return (typed.match(/\d+/gu) ?? []).map(Number);
}
