/** English as Americans spell it (MKT-05), by a list and no rule: no word is changed that nobody has looked at. */
import { inAmericanUnits } from './american-units.ts';

/** Makes an English text American: words by the list, then figures with their units. */
export function americanEnglish(
  spelling: Readonly<Record<string, string>>,
): (text: string) => string {
  const respell = createRespell(spelling);
  // In this order: a phrase of the list stands for what no figure is in.
  return (text) => inAmericanUnits(respell(text));
}

/** Replaces whole words, each in the case that it had; parts of an address are none. */
export function createRespell(pairs: Readonly<Record<string, string>>): (text: string) => string {
  // "any more" before "any".
  const british = Object.keys(pairs).sort((one, other) => other.length - one.length);
  if (british.length === 0) return (text) => text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}/])(?:${british.join('|')})(?![\\p{L}/])`, 'giu');
  return (text) =>
    text.replace(pattern, (word) => inCaseOf(word, pairs[word.toLowerCase()] ?? word));
}

/** A pair of the same words keeps a name as it is: the lake is Lago Grey everywhere. */
function inCaseOf(model: string, word: string): string {
  if (model.toLowerCase() === word) return model;
  if (model === model.toLowerCase()) return word;
  if (model === model.toUpperCase()) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
}
