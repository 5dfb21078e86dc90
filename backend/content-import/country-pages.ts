/**
 * The pages of the countries that `content/countries.yaml` names (CMS-06, docs/decisions/0073). A file of
 * `content/pages` with the country's code is its page. Where there is none, the page is made of the template
 * `content/country-page.yaml` and of the travels that go there, in the travels' own words.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { ALL_MARKETS, TEXT_LOCALES, type TextLocale } from '../../domain/market.ts';
import { countryName } from '../catalogue/country-names.ts';
import { countryOfPlace } from '../catalogue/country-outlines.ts';
import { nearestCountries } from '../catalogue/nearness.ts';
import { presentEntryRules } from '../catalogue/presenters.ts';
import type { ContentFiles } from './content-files.ts';
import { countryEntryOf, type EntryRulesContent } from './entry-rules.ts';
import { languageOf, type Json } from './localised.ts';
import { beginningOf, pictureOf, wordsIn } from './page-stories.ts';
import type { TravelDraft } from './read-travel.ts';
import { countrySchema, slugSchema } from './shared-schemas.ts';
import type { TravelFacts } from './travel-content.ts';

const COUNTRIES_FILE = 'countries.yaml';
export const COUNTRY_TEMPLATE = 'country-page.yaml';

const text = z.string().trim().min(1);

const countriesSchema = z.record(
  countrySchema,
  z.strictObject({
    slug: slugSchema,
    /** As in "trips to Turkey": languages differ in the preposition, and German in the case. */
    to: text,
    /** As in "days in Turkey". */
    in: text,
    /** What its page begins with, in the place of the summary of a travel that goes there alone. */
    lead: text.optional(),
  }),
);

const part = z.record(z.string(), z.json());
const templateSchema = z.strictObject({
  /** A page as those of `content/pages`; `{{names}}` in it stand for what `valuesOf` gives. */
  page: part,
  /** What differs while no travel goes there. */
  withoutTravels: z.strictObject({ seo: part, blocks: z.array(part).min(2) }),
  /** A group of questions about each travel. */
  travel: part.and(z.object({ items: z.array(part) })),
  /** How a day of an itinerary is told in an answer. */
  day: text,
});

/** Of days with a picture of their own, and of travels with questions. */
const MOST_CARDS = 6;
const MOST_TRAVELS = 3;
/** Of a day in an answer. */
const MOST_DAY_LETTERS = 400;
const NEAREST = 3;
/** Names of places that a description for search engines has room for. */
const MOST_PLACES = 3;
const MOST_PLACE_LETTERS = 55;

export interface CountryPages {
  /** ISO 3166 alpha-3. */
  readonly countries: readonly string[];
  /** The page made for a country without a written one, as a file of `content/pages` would say it. */
  make(country: string, locale: TextLocale): Json;
  /** A written page with the country's address, and with the nearest travels while none goes there. */
  complete(page: Json, locale: TextLocale): Json;
}

/** Null where the content names no countries, or wrongly, or has a travel with a problem of its own. */
export function readCountryPages(
  files: ContentFiles,
  travels: readonly TravelDraft[],
  entryRules: EntryRulesContent | null,
): CountryPages | null {
  const file = files.path(COUNTRIES_FILE);
  if (!existsSync(file)) return null;
  const names = files.readInEveryLocale(file, countriesSchema);
  const templates = files.readInEveryLocale(files.path(COUNTRY_TEMPLATE), templateSchema);
  if (!names || !templates || !travels.every(({ isWhole }) => isWhole)) return null;
  const source: Source = { files, names, templates, travels: travelsByLocale(travels) };
  for (const [country, { lead }] of Object.entries(names.en)) {
    const going = source.travels.en.get(country) ?? [];
    if (lead === undefined && going.length > 0 && !going.some(goesOnlyThere)) {
      files.report(file, `${country}.lead`, 'is missing, and no travel goes there alone');
    }
  }
  return {
    countries: Object.keys(names.en),
    make: (country, locale) => {
      const { page: usual, withoutTravels } = templates[locale];
      const template = source.travels[locale].has(country)
        ? usual
        : { ...usual, ...withoutTravels };
      const { slug } = names[locale][country]!;
      const page = fill(template, valuesOf(country, locale, source)) as unknown as WrittenPage;
      const blocks = page.blocks.filter(isFilled).map(withEntryRule(country, locale, entryRules));
      return { ...page, blocks, slug, country };
    },
    complete: (page, locale) => {
      const written = writtenSchema.safeParse(page).data;
      const name = written && names[locale][written.country];
      if (!name) return page;
      const whole = {
        ...(written.routingKey === undefined && { slug: name.slug }),
        ...written,
        blocks: written.blocks.map(withEntryRule(written.country, locale, entryRules)),
      };
      if (source.travels[locale].has(written.country)) return whole;
      const [, ...nearest] = templates[locale].withoutTravels.blocks;
      const values = valuesOf(written.country, locale, source);
      const blocks = whole.blocks.flatMap((block): Json[] => {
        if (block.type === 'tours-list') return [];
        return block.type === 'travels-list' ? (fill(nearest, values) as Json[]) : [block];
      });
      return { ...whole, blocks };
    },
  };
}

interface WrittenPage {
  readonly country: string;
  readonly routingKey?: string;
  readonly blocks: readonly Block[];
}

type Block = { readonly [key: string]: Json };

/** What of a written page is looked at; all else is left to the schema of pages. */
const writtenSchema = z.looseObject({
  country: z.string(),
  routingKey: z.string().optional(),
  blocks: z.array(part),
});

/** Not so a block of cards for which no day has a picture. */
function isFilled({ content, with: more }: WrittenPage['blocks'][number]): boolean {
  return ![content, more].some(
    (own) =>
      Array.isArray((own as { cards?: Json } | undefined)?.cards) &&
      (own as { cards: Json[] }).cards.length === 0,
  );
}

/** The facts of the country with what its border asks of the nationals of the locale's market (TRV-06). */
function withEntryRule(country: string, locale: TextLocale, rules: EntryRulesContent | null) {
  const entry = rules && countryEntryOf(country, rules);
  const market = ALL_MARKETS.find(({ textLocale }) => textLocale === locale);
  const [entryRule] = entry && market ? presentEntryRules({ entryRules: [entry] }, market) : [];
  return (block: Block): Block =>
    block.type === 'country-facts' && entryRule
      ? { ...block, content: { ...(block.content as object), entryRule } as unknown as Json }
      : block;
}

interface Source {
  readonly files: ContentFiles;
  readonly names: Readonly<Record<TextLocale, z.infer<typeof countriesSchema>>>;
  readonly templates: Readonly<Record<TextLocale, z.infer<typeof templateSchema>>>;
  /** Those that the locale has, by the countries that they go to. */
  readonly travels: Readonly<Record<TextLocale, ReadonlyMap<string, readonly KnownTravel[]>>>;
}

interface KnownTravel extends TravelDraft {
  readonly facts: TravelFacts;
}

function travelsByLocale(travels: readonly TravelDraft[]): Source['travels'] {
  const ofLocale = (locale: TextLocale) =>
    byCountry(travels.filter(({ words }) => words[languageOf(locale)] !== undefined));
  return Object.fromEntries(
    TEXT_LOCALES.map((locale) => [locale, ofLocale(locale)]),
  ) as Source['travels'];
}

/** The travels to each country that has one, the most wanted first. */
function byCountry(travels: readonly TravelDraft[]): ReadonlyMap<string, readonly KnownTravel[]> {
  const known = travels
    .filter((travel): travel is KnownTravel => travel.facts !== null)
    .toSorted((one, other) => other.facts.popularity - one.facts.popularity);
  const countries = new Set(known.flatMap(({ facts }) => facts.countries));
  return new Map(
    [...countries].map((country) => [
      country,
      known.filter(({ facts }) => facts.countries.includes(country)),
    ]),
  );
}

/** By the name that the template has for them; undefined where there is nothing of the kind. */
type Values = Readonly<Record<string, Json | undefined>>;

function valuesOf(country: string, locale: TextLocale, source: Source): Values {
  const { names, templates } = source;
  const travels = source.travels[locale];
  const going = travels.get(country) ?? [];
  const nearest = nearestCountries(
    country,
    Object.keys(names.en).filter((other) => travels.has(other)),
  ).slice(0, NEAREST);
  const language = languageOf(locale);
  const first = going[0] && wordsIn(going[0], locale);
  const own = { ...names[locale][country], name: countryName(country, language), country };
  const cards = going
    .flatMap((travel) =>
      picturedDays(travel, country).map((day) => ({ story: { travel: travel.name, day } })),
    )
    .slice(0, MOST_CARDS);
  const isTold = (travel: string, day: number) =>
    cards.some(({ story }) => story.travel === travel && story.day === day);
  const { day, travel: group } = templates[locale];
  const questions = going.slice(0, MOST_TRAVELS).flatMap((travel): Json[] => {
    const words = wordsIn(travel, locale);
    if (!words) return [];
    const days = daysIn(travel, country)
      .filter((number) => !isTold(travel.name, number))
      .flatMap((number) => {
        const told = words.days[number - 1];
        return told
          ? [fill(day, { ...told, number, text: beginningOf(told.text, locale, MOST_DAY_LETTERS) })]
          : [];
      });
    const { items, ...rest } = fill(group, {
      ...own,
      title: words.title,
      // Of the travel's countries nobody can tell which it is about.
      health: goesOnlyThere(travel) ? words.health : undefined,
      packing: listOf(words.packing),
      included: listOf(words.included),
      notIncluded: listOf(words.notIncluded),
      days: days.length > 0 ? days.join('\n\n') : undefined,
    }) as { readonly items: readonly object[] };
    // A question that the travel does not answer.
    return [{ ...rest, items: items.filter((item) => 'answer' in item) as Json[] }];
  });
  return {
    ...own,
    cover: coverOf(going.length > 0 ? country : (nearest[0] ?? country), locale, source),
    lead: leadOf(country, locale, source),
    entry: first?.entry,
    places: placesIn(going, country, locale),
    months: monthsOf(going),
    cards,
    questions,
    nearest,
    neighbours: nearest.map((other) => ({
      title: countryName(other, language),
      text: leadOf(other, locale, source) ?? '',
      image: coverOf(other, locale, source) ?? null,
      link: { url: `/${names[locale][other]!.slug}` },
    })),
  };
}

const goesOnlyThere = ({ facts }: KnownTravel) => facts.countries.length === 1;

/** What is there, in the country's own words or in those of the most wanted travel that goes nowhere else. */
function leadOf(country: string, locale: TextLocale, source: Source): string | undefined {
  const travel = source.travels[locale].get(country)?.find(goesOnlyThere);
  return source.names[locale][country]?.lead ?? (travel && wordsIn(travel, locale)?.summary);
}

/** The numbers of the days that end in the country; all of them where none does. */
function daysIn(travel: KnownTravel, country: string): number[] {
  const { days, countries, gateways } = travel.facts;
  const numbers = days.map((_, index) => index + 1);
  if (goesOnlyThere(travel)) return numbers;
  const own = numbers.filter(
    (number) => countryOfPlace([...countries, ...gateways], days[number - 1]!) === country,
  );
  return own.length > 0 ? own : numbers;
}

function picturedDays(travel: KnownTravel, country: string): number[] {
  return daysIn(travel, country).filter((number) =>
    travel.facts.pictures.some(({ day }) => day === number),
  );
}

/** The first picture of the most wanted travel that shows the country. */
function coverOf(
  country: string,
  locale: TextLocale,
  { files, travels }: Source,
): Json | undefined {
  const travel = travels[locale].get(country)?.[0];
  if (!travel) return undefined;
  const days = daysIn(travel, country);
  const { pictures } = travel.facts;
  const own = pictures.find(({ day }) => day !== undefined && days.includes(day));
  return pictureOf(own ?? pictures[0], { files, locale });
}

/** Where most nights are, in the order of the way: "Istanbul, Göreme and Kaş". */
function placesIn(going: readonly KnownTravel[], country: string, locale: TextLocale): string {
  const nights = new Map<string, number>();
  for (const travel of going) {
    const words = wordsIn(travel, locale);
    for (const number of daysIn(travel, country)) {
      const place = words?.days[number - 1]?.place;
      if (place !== undefined) nights.set(place, (nights.get(place) ?? 0) + 1);
    }
  }
  const chosen: string[] = [];
  for (const [place] of [...nights].toSorted(([, one], [, other]) => other - one)) {
    const isRoom = [...chosen, place].join(', ').length <= MOST_PLACE_LETTERS;
    if (chosen.length < MOST_PLACES && isRoom) chosen.push(place);
  }
  const onTheWay = [...nights.keys()].filter((place) => chosen.includes(place));
  const language = languageOf(locale);
  const tag = language === 'en' && locale !== 'en-US' ? 'en-GB' : locale;
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(onTheWay);
}

/** Months with departures in the order of a season, which may begin in November; undefined for none. */
function monthsOf(going: readonly KnownTravel[]): readonly number[] | undefined {
  const months = new Set(
    going.flatMap(({ facts: { departures } }) =>
      'dates' in departures
        ? departures.dates.map(({ date }) => Number(date.slice(5, 7)))
        : departures.season,
    ),
  );
  const inYear = Array.from({ length: 12 }, (_, index) => index + 1).filter((one) =>
    months.has(one),
  );
  const gaps = inYear.map((month, index) => (month - (inYear.at(index - 1) ?? 0) + 12) % 12);
  const start = gaps.indexOf(Math.max(...gaps));
  return inYear.length > 0 ? [...inYear.slice(start), ...inYear.slice(0, start)] : undefined;
}

function listOf(items: readonly string[] | undefined): string | undefined {
  return items?.map((item) => `- ${item}`).join('\n');
}

/** The template with the values in it: a text that is a name alone becomes the value as it is, and is left out without one. */
function fill(template: Json, values: Values): Json | undefined {
  if (typeof template === 'string') {
    const [, whole] = /^\{\{(\w+)\}\}$/.exec(template) ?? [];
    if (whole !== undefined && whole in values) return values[whole];
    return template.replaceAll(/\{\{(\w+)\}\}/g, (written, name: string) =>
      name in values ? String(values[name]) : written,
    );
  }
  if (Array.isArray(template)) {
    return template.map((item: Json) => fill(item, values)).filter((item) => item !== undefined);
  }
  if (template === null || typeof template !== 'object') return template;
  const entries = Object.entries(template).map(([key, item]) => [key, fill(item, values)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined)) as Json;
}
