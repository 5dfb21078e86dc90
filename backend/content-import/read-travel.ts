/** Reads the folder of one travel: the facts, the words of each language, the English markets' own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { americanOverride } from './american-spelling.ts';
import type { ContentFiles } from './content-files.ts';
import type { Json } from './localised.ts';
import type { PictureReader } from './read-pictures.ts';
import {
  travelFactsSchema,
  travelWordsOverrideSchema,
  travelWordsSchema,
  type TravelFacts,
  type TravelWords,
  type TravelWordsOverride,
} from './travel-content.ts';

const OVERRIDE_LOCALES = ['en-US', 'en-WE'] as const;
const FACTS_FILE = 'travel.yaml';
const FILES: readonly string[] = [
  FACTS_FILE,
  ...[...LANGUAGES, ...OVERRIDE_LOCALES].map((locale) => `${locale}.yaml`),
];

/** What could be read of a travel, so that the rest of its problems are found too. */
export interface TravelDraft {
  /** Of its folder. */
  readonly name: string;
  readonly facts: TravelFacts | null;
  readonly words: Readonly<Partial<Record<Language, TravelWords>>>;
  readonly overrides: Readonly<
    Partial<Record<(typeof OVERRIDE_LOCALES)[number], TravelWordsOverride>>
  >;
}

export function readTravel(files: ContentFiles, name: string): TravelDraft {
  const folder = files.path('travels', name);
  const pathOf = (locale: string) => join(folder, `${locale}.yaml`);
  for (const file of files.namesIn(folder, 'files')) {
    if (!FILES.includes(file)) files.report(join(folder, file), '', 'is no file of a travel');
  }
  const factsFile = join(folder, FACTS_FILE);
  const rawFacts = files.load(factsFile);
  const facts = files.check(factsFile, rawFacts, travelFactsSchema);
  if (facts && facts.id !== name) {
    files.report(factsFile, 'id', 'differs from the name of the folder');
  }

  const words: Partial<Record<Language, TravelWords>> = {};
  for (const language of LANGUAGES) {
    const rawWords = files.load(pathOf(language));
    words[language] = files.check(pathOf(language), rawWords, travelWordsSchema) ?? undefined;
    const [told, wanted] = [countDays(rawWords), countDays(rawFacts)];
    if (told !== null && wanted !== null && told !== wanted) {
      files.report(pathOf(language), 'days', `has ${told} days, and ${FACTS_FILE} ${wanted}`);
    }
  }
  const overrides: TravelDraft['overrides'] = Object.fromEntries(
    OVERRIDE_LOCALES.filter((locale) => existsSync(pathOf(locale))).map((locale) => {
      const raw = files.load(pathOf(locale));
      return [locale, files.check(pathOf(locale), raw, travelWordsOverrideSchema) ?? {}];
    }),
  );
  const american = words.en && americanOverride(words.en, overrides['en-US'], files.respell);
  return {
    name,
    facts,
    words,
    overrides: { ...overrides, ...(american && { 'en-US': american }) },
  };
}

function countDays(value: Json | undefined): number | null {
  if (value === null || typeof value !== 'object' || !('days' in value)) return null;
  return Array.isArray(value.days) ? value.days.length : null;
}

/** The record of a travel whose files had no problem; null where facts or words are missing. */
export function toTravelRecord(
  { name, facts, words, overrides }: TravelDraft,
  files: ContentFiles,
  reader: PictureReader,
): TravelRecord | null {
  if (!facts || LANGUAGES.some((language) => !words[language])) return null;
  const file = files.path('travels', name, FACTS_FILE);
  const pictures = facts.pictures.map(({ day = null, alt, ...source }, index) => {
    const place = { file, field: `pictures.${index}`, id: `${name}-${index + 1}` };
    if (day !== null && day > facts.days.length) {
      files.report(file, `pictures.${index}.day`, 'is a day that the travel does not have');
    }
    const picture = reader.read(place, source, (language) => ({
      own: alt?.[language] ?? null,
      place: placeOf(words[language], day),
    }));
    return picture && { ...picture, day };
  });
  return {
    id: facts.id,
    code: facts.code,
    continent: facts.continent,
    countries: facts.countries,
    coordinatorId: facts.coordinator,
    numberOfDays: facts.days.length,
    travelType: facts.travelType,
    travelStyles: facts.travelStyles,
    moods: facts.moods,
    badges: facts.badges,
    costCenter: facts.costCenter,
    popularity: facts.popularity,
    privateRoomAvailable: facts.privateRoom.available,
    basePrice: facts.price,
    facts,
    isWithdrawn: false,
    pictures: pictures.filter((picture) => picture !== null),
    words: { ...(words as Record<Language, TravelWords>), ...overrides },
  };
}

/** Where a picture is from: the place of its day, else where the travel goes. */
function placeOf(words: TravelWords | undefined, day: number | null): string | null {
  if (!words) return null;
  return (day === null ? undefined : words.days[day - 1]?.place) ?? words.destinationLabel;
}
