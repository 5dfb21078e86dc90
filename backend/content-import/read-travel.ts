/** Reads the folder of one travel: the facts, the words of each language, the English markets' own. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
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
  /** Whether nothing is wrong with its files: else pages that are made of it would be wrong for that reason alone. */
  readonly isWhole: boolean;
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
  const problemsBefore = files.problems.length;
  const rawFacts = files.load(factsFile);
  const checked = files.check(factsFile, rawFacts, travelFactsSchema);
  const facts = checked && withDepartures(files, factsFile, checked, dates);
  if (facts && facts.id !== name) {
    files.report(factsFile, 'id', 'differs from the name of the folder');
  }

  const words: Partial<Record<Language, TravelWords>> = {};
  const days = [{ file: factsFile, count: countDays(rawFacts) }];
  for (const language of LANGUAGES.filter((one) => existsSync(pathOf(one)))) {
    const rawWords = files.load(pathOf(language));
    words[language] = files.check(pathOf(language), rawWords, travelWordsSchema) ?? undefined;
    days.push({ file: pathOf(language), count: countDays(rawWords) });
  }
  reportOdd(files, 'days', days, 'days');
  for (const list of LISTS) {
    const counts = LANGUAGES.filter((one) => words[one]).map((one) => ({
      file: pathOf(one),
      count: words[one]?.[list]?.length ?? 0,
    }));
    reportOdd(files, list, counts, 'entries');
  }
  if (days.length === 1) files.report(folder, '', 'has no words: write one of en.yaml, it.yaml …');
  if (facts?.fallback) addFallback(words, facts.fallback, { files, factsFile, pathOf });
  const overrides: TravelDraft['overrides'] = Object.fromEntries(
    OVERRIDE_LOCALES.filter((locale) => existsSync(pathOf(locale))).map((locale) => {
      const raw = files.load(pathOf(locale));
      return [locale, files.check(pathOf(locale), raw, travelWordsOverrideSchema) ?? {}];
    }),
  );
  const isEnglish = words.en && !words.en.writtenIn;
  const american =
    words.en && isEnglish && americanOverride(words.en, overrides['en-US'], files.respell);
  return {
    name,
    isWhole: files.problems.length === problemsBefore,
    facts,
    words,
    overrides: { ...overrides, ...(american && { 'en-US': american }) },
  };
}

/** What one file leaves out, its readers are not told: of those that should be equally long, the odd ones are named. */
function reportOdd(
  files: ContentFiles,
  field: string,
  all: readonly { readonly file: string; readonly count: number | null }[],
  things: string,
): void {
  const counts = all.filter(({ count }) => count !== null);
  const [usual] = [...Map.groupBy(counts, ({ count }) => count).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  for (const { file, count } of counts) {
    if (!usual?.[0] || count === usual[0].count) continue;
    const { file: other, count: wanted } = usual[0];
    files.report(file, field, `has ${count} ${things}, and ${basename(other)} ${wanted}`);
  }
}

/** Where a language has no words, its market shows those of the fallback. */
function addFallback(
  words: Partial<Record<Language, TravelWords>>,
  fallback: Language,
  place: {
    readonly files: ContentFiles;
    readonly factsFile: string;
    readonly pathOf: (locale: string) => string;
  },
): void {
  const { files, factsFile, pathOf } = place;
  if (!existsSync(pathOf(fallback))) {
    files.report(factsFile, 'fallback', `there is no ${fallback}.yaml of the travel`);
  }
  const own = words[fallback];
  if (!own) return;
  for (const language of LANGUAGES) {
    if (!existsSync(pathOf(language))) words[language] = { ...own, writtenIn: fallback };
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
  if (!facts || LANGUAGES.every((language) => !words[language])) return null;
  const file = files.path('travels', name, FACTS_FILE);
  const pictures = facts.pictures.map(({ day = null, alt, ...source }, index) => {
    const place = { file, field: `pictures.${index}`, id: `${name}-${index + 1}` };
    if (day !== null && day > facts.days.length) {
      files.report(file, `pictures.${index}.day`, 'is a day that the travel does not have');
    }
    const picture = reader.read(place, source, (language) => ({
      own: alt?.[language] ?? altOfOthers(language, words, alt),
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
    words: { ...words, ...overrides },
  };
}

/** What a picture shows, for a language that the travel has no words of its own in; null where it is to be written. */
function altOfOthers(
  language: Language,
  words: TravelDraft['words'],
  alt: Readonly<Partial<Record<Language, string>>> | undefined,
): string | null {
  const own = words[language];
  if (own && !own.writtenIn) return null;
  return (own?.writtenIn && alt?.[own.writtenIn]) ?? Object.values(alt ?? {})[0] ?? null;
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
