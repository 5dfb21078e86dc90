/** Reads the folder of one travel: the facts, the words of each language, the English markets' own. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENCIES, LANGUAGES, type Language } from '../../domain/market.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { americanOverride } from './american-english.ts';
import type { ContentFiles } from './content-files.ts';
import { writtenFile, type DepartureContent } from './departure-content.ts';
import { entryRulesOf, type EntryRulesContent } from './entry-rules.ts';
import type { Json } from './localised.ts';
import type { PictureReader } from './read-pictures.ts';
import {
  travelFactsSchema,
  travelWordsOverrideSchema,
  travelWordsSchema,
  type TravelFacts,
  type TravelFactsContent,
  type TravelWords,
  type TravelWordsOverride,
} from './travel-content.ts';

const OVERRIDE_LOCALES = ['en-US', 'en-WE'] as const;
const FACTS_FILE = 'travel.yaml';
const LISTS = ['highlights', 'included', 'notIncluded', 'packing'] as const;
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

/** @param dates departures that are written, if any */
export function readTravel(
  files: ContentFiles,
  name: string,
  dates?: readonly DepartureContent[],
): TravelDraft {
  const folder = files.path('travels', name);
  const pathOf = (locale: string) => join(folder, `${locale}.yaml`);
  for (const file of files.namesIn(folder, 'files')) {
    if (!FILES.includes(file)) files.report(join(folder, file), '', 'is no file of a travel');
  }
  const factsFile = join(folder, FACTS_FILE);
  const rawFacts = files.load(factsFile);
  const checked = files.check(factsFile, rawFacts, travelFactsSchema);
  const facts = checked && withDepartures(files, factsFile, checked, dates);
  if (facts && facts.id !== name) {
    files.report(factsFile, 'id', 'differs from the name of the folder');
  }

  const words: Partial<Record<Language, TravelWords>> = {};
  for (const language of LANGUAGES) {
    const rawWords = files.load(pathOf(language));
    words[language] = files.check(pathOf(language), rawWords, travelWordsSchema) ?? undefined;
    checkLengths(files, pathOf(language), words.en, words[language]);
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

/** What one language leaves out, its readers are not told: lists are as long as the English ones. */
function checkLengths(
  files: ContentFiles,
  file: string,
  english: TravelWords | undefined,
  own: TravelWords | undefined,
): void {
  if (!english || !own) return;
  for (const list of LISTS) {
    const [has, wanted] = [own[list]?.length ?? 0, english[list]?.length ?? 0];
    if (has !== wanted) files.report(file, list, `has ${has} entries, and en.yaml ${wanted}`);
  }
}

function withDepartures(
  files: ContentFiles,
  file: string,
  facts: TravelFactsContent,
  dates: readonly DepartureContent[] | undefined,
): TravelFacts | null {
  if (dates) {
    checkDepartures(files, facts.id, dates, facts);
    return { ...facts, departures: { dates } };
  }
  const { departures } = facts;
  if (departures) return { ...facts, departures };
  files.report(file, 'departures', `is missing, and there is no departures/${facts.id}.yaml`);
  return null;
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
  rules: EntryRulesContent | null,
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
    facts: { ...facts, entryRules: entryRulesOf(files, rules, { name, facts }) },
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

/** What is wrong with a travel's departures beside its other facts. */
function checkDepartures(
  files: ContentFiles,
  travel: string,
  departures: readonly DepartureContent[],
  facts: TravelFactsContent,
): void {
  const file = writtenFile(files, travel);
  for (const [index, { date, taken, discount, promotion, ...written }] of departures.entries()) {
    const report = (field: string, message: string) =>
      files.report(file, `${index}.${field}`, `${message} (${date})`);
    const seats = written.seats ?? facts.groupSize.max;
    const price = written.price ?? facts.price;
    if (taken > seats) report('taken', `is more than the ${seats} seats`);
    if (seats < facts.confirmedFrom) {
      report('seats', `are fewer than the ${facts.confirmedFrom} travellers that confirm the tour`);
    }
    if (CURRENCIES.some((currency) => (discount?.price[currency] ?? 0) >= price[currency])) {
      report('discount.price', 'is not below the price');
    }
    if (CURRENCIES.some((currency) => (promotion?.off[currency] ?? 0) >= price[currency])) {
      report('promotion.off', 'is not below the price');
    }
    if (written.privateRoom && !facts.privateRoom.available) {
      report('privateRoom', 'is offered, and the travel has none');
    }
  }
}
