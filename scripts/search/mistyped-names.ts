/** Names of destinations with one slip in each: a letter missing, too many, wrong, or two swapped (SRCH-03). */
import { countryName } from '../../backend/catalogue/country-names.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { seededRandom } from '../seeded-random.ts';

export interface DestinationName {
  readonly code: string;
  readonly language: Language;
  readonly name: string;
}

export interface MistypedName extends DestinationName {
  readonly typed: string;
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** What each destination is called in each language. */
export function namesOfDestinations(codes: readonly string[]): DestinationName[] {
  return codes.flatMap((code) =>
    LANGUAGES.map((language) => ({ code, language, name: countryName(code, language) })),
  );
}

/** Every one of them, once. */
export function everyMistypedName(names: readonly DestinationName[]): MistypedName[] {
  return names.flatMap((name) => {
    const typed = new Set(slipsOf(name.name).flat());
    typed.delete(name.name);
    return [...typed].map((text) => ({ ...name, typed: text }));
  });
}

/** As many as wanted: each name, each kind of slip and each place in the name is as likely. */
export function randomMistypedNames(
  names: readonly DestinationName[],
  { seed, count }: { readonly seed: number; readonly count: number },
): MistypedName[] {
  const random = seededRandom(seed);
  const chosen: MistypedName[] = [];
  while (chosen.length < count) {
    const name = random.pick(names);
    const slips = random.pick(slipsOf(name.name));
    if (slips.length === 0) continue;
    const typed = random.pick(slips);
    if (typed !== name.name) chosen.push({ ...name, typed });
  }
  return chosen;
}

/** The misspellings of a name by kind: missing, too many, wrong, swapped. */
function slipsOf(name: string): string[][] {
  const letters = [...name.toLowerCase()];
  const places = letters.map((_, at) => ({
    before: letters.slice(0, at).join(''),
    after: letters.slice(at + 1).join(''),
    at,
  }));
  const missing = places.map(({ before, after }) => before + after);
  const wrong = places.flatMap(({ before, after }) => LETTERS.map((one) => before + one + after));
  const tooMany = [...places, { before: letters.join(''), after: '', at: letters.length }].flatMap(
    ({ before, after, at }) => LETTERS.map((one) => before + one + (letters[at] ?? '') + after),
  );
  const swapped = places.slice(0, -1).map(({ before, after, at }) => {
    const [first = '', second = ''] = letters.slice(at, at + 2);
    return before + second + first + after.slice(second.length);
  });
  return [missing, tooMany, wrong, swapped];
}
