/** What somebody probably meant who misspelt a word that content refers to by name. */
import { isOneSlipApart } from '../../domain/one-slip-apart.ts';

/** How many letters of a word may be wrong: a third of them. */
const WRONG_LETTERS = 1 / 3;

/** Of shorter words too many are alike. */
const LEAST_LETTERS = 3;

/** Goes on after a message: `: did you mean NATURE?`, or nothing where no known word is near. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const meant = nearestWord(word, [...known]);
  return meant === null ? '' : `: did you mean ${meant}?`;
}

function nearestWord(word: string, known: readonly string[]): string | null {
  if (word.length < LEAST_LETTERS) return null;
  const typed = word.toLowerCase();
  const slip = known.find((one) => isOneSlipApart(typed, one.toLowerCase()));
  if (slip !== undefined) return slip;
  const [nearest] = known
    .map((one) => ({ one, wrong: differingLetters(typed, one.toLowerCase()) }))
    .filter(({ one, wrong }) => wrong <= Math.max(one.length, word.length) * WRONG_LETTERS)
    .sort((a, b) => a.wrong - b.wrong);
  return nearest?.one ?? null;
}

/** The Levenshtein distance: letters to add, take away or replace. */
function differingLetters(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (let at = 0; at < other.length; at++) {
      const replaced = row[at]! + (letter === other[at] ? 0 : 1);
      next.push(Math.min(replaced, row[at + 1]! + 1, next[at]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
