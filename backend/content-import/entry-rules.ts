/**
 * `content/entry-rules.yaml`: what the nationals of each market's country need at the border of each country
 * of the catalogue, and where their government says so (TRV-06).
 */
import { z } from 'zod';
import { isCalendarDate, type CalendarDate } from '../../domain/calendar-date.ts';
import { ALL_MARKETS } from '../../domain/market.ts';
import { ENTRY_KINDS } from '../../domain/vocabulary.ts';
import type { ContentFiles } from './content-files.ts';
import { countrySchema } from './shared-schemas.ts';

/** What holds for one nationality at one border. */
interface EntryRule extends Omit<z.infer<typeof ruleSchema>, 'nationals'> {
  /** Of their government; null for their own country. */
  readonly page: string | null;
  /** When somebody held the rule against that page; null while nobody has. */
  readonly checkedOn: CalendarDate | null;
}

/** The rules of one country. */
export interface CountryEntry {
  readonly country: string;
  /** By ISO 3166 alpha-2. */
  readonly byNationality: Readonly<Record<string, EntryRule>>;
  readonly others: EntryRule;
}

/** Nobody's country: a ship's permits are for who runs it. */
const NO_BORDER = 'ATA';

/** Those whose rules the site has to know, by ISO 3166 alpha-2. */
const NATIONALITIES: readonly string[] = ALL_MARKETS.flatMap(({ country }) => country ?? []);

const nationalitySchema = z
  .string()
  .refine((code) => NATIONALITIES.includes(code), 'is the country of no market');
const pageSchema = z.url({ protocol: /^https$/ });

const ruleSchema = z
  .strictObject({
    nationals: z.array(nationalitySchema).min(1),
    kind: z.enum(ENTRY_KINDS),
    /** What the authorisation is called: `ESTA`. */
    name: z.string().trim().min(1).max(20).optional(),
    /** How long one may stay, in one of both; left out where nobody counts, or it changes. */
    days: z.int().min(1).max(365).optional(),
    months: z.int().min(1).max(12).optional(),
    /** The days are counted within so many. */
    withinDays: z.int().min(2).max(365).optional(),
  })
  .refine(({ kind, name }) => (kind === 'authorization') === (name !== undefined), {
    path: ['name'],
    message: 'is there exactly for an authorisation',
  })
  .refine(({ days, months }) => days === undefined || months === undefined, {
    path: ['months'],
    message: 'says in another way how long one may stay',
  })
  .refine(({ days, withinDays }) => withinDays === undefined || days !== undefined, {
    path: ['withinDays'],
    message: 'needs the days that one may stay',
  });

const rulesSchema = z
  .strictObject({
    /** By nationality, what stands for `{country}` in their government's address. */
    pages: z.partialRecord(nationalitySchema, z.string().trim().min(1)),
    rules: z.array(ruleSchema).min(1),
    /** By nationality, the day on which somebody held the rule against that page. */
    checkedOn: z
      .partialRecord(
        nationalitySchema,
        z.string().refine(isCalendarDate, 'is no day such as 2027-01-15'),
      )
      .default({}),
  })
  .superRefine(({ pages, rules }, context) => {
    const report = (message: string) =>
      context.addIssue({ code: 'custom', path: ['rules'], message });
    for (const nationality of NATIONALITIES) {
      const own = rules.filter(({ nationals }) => nationals.includes(nationality));
      if (own.length !== 1) report(`has ${own.length} rules for ${nationality}, not one`);
      else if (own[0]?.kind !== 'own-country' && pages[nationality] === undefined) {
        report(`has no page for ${nationality}`);
      }
    }
  });

const entryRulesSchema = z.strictObject({
  /** The address of a government's travel advice, with `{country}` where the country stands. */
  governments: z
    .record(nationalitySchema, pageSchema.includes('{country}'))
    .refine((pages) => NATIONALITIES.every((code) => pages[code]), 'lacks one of a market'),
  /** Where to look for any nationality. */
  anyNationality: pageSchema,
  countries: z.record(countrySchema, rulesSchema),
});
export type EntryRulesContent = z.infer<typeof entryRulesSchema>;

/** A missing file is one problem, and not one for each travel. */
export function readEntryRules(files: ContentFiles): EntryRulesContent | null {
  const file = files.path('entry-rules.yaml');
  return files.check(file, files.load(file), entryRulesSchema);
}

interface Travel {
  /** Of its folder. */
  readonly name: string;
  readonly facts: {
    readonly countries: readonly string[];
    readonly gateways: readonly string[];
  } | null;
}

/** The rules of the countries that a travel enters; one without rules is a problem. */
export function entryRulesOf(
  files: ContentFiles,
  rules: EntryRulesContent | null,
  { name, facts }: Travel,
): CountryEntry[] {
  if (!rules || !facts) return [];
  const entered = [...facts.countries, ...facts.gateways].filter((code) => code !== NO_BORDER);
  return entered.flatMap((country) => {
    const known = countryEntryOf(country, rules);
    if (known) return known;
    const file = files.path('travels', name, 'travel.yaml');
    files.report(file, 'countries', `${country} has no rules in entry-rules.yaml`);
    return [];
  });
}

/** Null for a country without rules. */
export function countryEntryOf(
  country: string,
  { countries, governments, anyNationality }: EntryRulesContent,
): CountryEntry | null {
  const known = countries[country];
  if (!known) return null;
  const { pages, rules, checkedOn } = known;
  const byNationality = rules.flatMap(({ nationals, ...rule }) =>
    nationals.map((nationality) => {
      const page = pages[nationality];
      const address =
        page && governments[nationality]?.replace('{country}', encodeURIComponent(page));
      return [
        nationality,
        { ...rule, page: address ?? null, checkedOn: checkedOn[nationality] ?? null },
      ];
    }),
  );
  const others: EntryRule = { kind: 'ask', page: anyNationality, checkedOn: null };
  return { country, byNationality: Object.fromEntries(byNationality), others };
}
