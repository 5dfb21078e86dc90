/** The words, names and prices of generated travels: valid by the content schemas, and for nobody to read. */
import { countryName } from '../../../backend/catalogue/country-names.ts';
import type { TravelFacts, TravelWords } from '../../../backend/content-import/travel-content.ts';
import { LANGUAGES, type Currency, type Language } from '../../../domain/market.ts';
import type { SeededRandom } from '../../../scripts/seeded-random.ts';

const SENTENCE = 'A journey that no one has made and that nobody will read about.';
const DESCRIPTION = `${SENTENCE} `.repeat(4);
const STAGE_TEXT = 'A day like any other, with a walk in the morning and a long dinner at night.';
/** Names that one could find on a map anywhere: who looks at a page of the catalogue reads words. */
const FEATURES = ['Port', 'Cape', 'Mount', 'Lake', 'Old', 'New', 'Upper', 'Lower', 'Saint', 'East'];
const NAMES = (
  'Alder Ambrose Beacon Clement Elena Falcon Florian Garnet Harbour Helena Jasper Juniper Laurel Lorenzo ' +
  'Magnolia Marina Martin Meadow Mirador Olive Orchard Rosalia Saffron Sebastian Teresa Valentin'
).split(' ');
const LETTERS = 26;

/** What the catalogue says of a travel in a language, with the names of its stops. */
export function generateWords(
  language: Language,
  facts: TravelFacts,
  stops: readonly string[],
): TravelWords {
  const country = countryName(facts.countries[0] as string, language);
  const destinationLabel = country.slice(0, 40);
  return {
    title: `${country}: ${stops[0] ?? ''}`.slice(0, 60),
    slug: `${slugOf(country) || 'land'}-${facts.code.toLowerCase()}`,
    oldSlugs: [],
    destinationLabel,
    summary: `${facts.days.length} × ${destinationLabel}. ${SENTENCE}`,
    description: DESCRIPTION,
    highlights: ['First', 'Second', 'Third'],
    searchWords: stops.slice(0, 2).map((place) => `${place} ${LANGUAGES.indexOf(language)}`),
    included: ['Beds', 'Breakfast', 'Insurance'],
    notIncluded: ['Flights', 'Lunch'],
    days: stops.map((place) => ({ place, title: place, text: STAGE_TEXT })),
  };
}

export function placeName(random: SeededRandom): string {
  return `${random.pick(FEATURES)} ${random.pick(NAMES)}`;
}

/** AAA, AAB, …: the number in base 26, of so many letters. */
export function letterCode(number: number, length: number): string {
  let code = '';
  for (let rest = number; code.length < length; rest = Math.floor(rest / LETTERS)) {
    code = String.fromCharCode(65 + (rest % LETTERS)) + code;
  }
  return code;
}

export function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** The amount in each currency, in whole units or in multiples of so many. */
export function pricesOf(euroCents: number, unitCents = 100): Record<Currency, number> {
  const whole = (rate: number) => Math.round((euroCents * rate) / unitCents) * unitCents;
  return { EUR: euroCents, GBP: whole(0.86), USD: whole(1.1) };
}
