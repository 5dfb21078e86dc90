/**
 * English as Americans spell it (MKT-05). Content is written once, in British English; when it is
 * imported, `content/spelling-en-US.yaml` makes the words of the American market of it. A list and no
 * rule: no word is changed that nobody has looked at. Figures are converted with their units.
 */
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { inAmericanUnits } from './american-units.ts';
import type { ContentFiles } from './content-files.ts';

export type Respell = (text: string) => string;

/** Fields that hold addresses: they stay what they are, whatever words they are made of. */
export const ADDRESS_FIELDS: readonly string[] = [
  'slug',
  'oldSlugs',
  'routes',
  'from',
  'to',
  'customCss',
];

const words = z.string().regex(/^[a-z]+([ -][a-z]+)*$/, 'lower-case words');
const spellingSchema = z.record(words, words);

/**
 * By the list, then by units: a phrase of the list stands for what no figure is in. A folder without a list
 * has nothing to respell.
 */
export function readSpelling(files: ContentFiles): Respell {
  const file = files.path('spelling-en-US.yaml');
  if (!existsSync(file)) return inAmericanUnits;
  const respell = createRespell(files.check(file, files.load(file), spellingSchema) ?? {});
  return (text) => inAmericanUnits(respell(text));
}

/** Replaces whole words, each in the case that it had; parts of an address are none. */
export function createRespell(pairs: Readonly<Record<string, string>>): Respell {
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

/** Every text in the value respelt, addresses apart. */
export function respellAll<Value>(value: Value, respell: Respell): Value {
  if (typeof value === 'string') return respell(value) as Value;
  if (Array.isArray(value)) return value.map((item) => respellAll(item, respell)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([field, item]) => [
    field,
    ADDRESS_FIELDS.includes(field) ? item : respellAll(item, respell),
  ]);
  return Object.fromEntries(entries) as Value;
}

/** What differs from English in the United States: what is respelt, with the author's own words on top. */
export function americanOverride<Words extends object>(
  english: Words,
  own: Partial<Words> | undefined,
  respell: Respell,
): Partial<Words> {
  const respelt = Object.entries(respellAll(english, respell)).filter(
    ([field, text]) => !isDeepStrictEqual(text, english[field as keyof Words]),
  );
  return { ...(Object.fromEntries(respelt) as Partial<Words>), ...own };
}
