/**
 * Fills the database from the content folder: all of it in one transaction, or nothing. The same
 * content on the same day costs one look. Departures and meet-ups' events come from their rules for that
 * day: the same content on another day only rolls them forward.
 */
import { join } from 'node:path';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { LANGUAGES, MARKET_IDS, TEXT_LOCALES, type TextLocale } from '../../domain/market.ts';
import { limitLockWaits, PATIENT_LOCK_LIMIT_MS } from '../storage/lock-limit.ts';
import { IMAGES_FOLDER, readImageFiles } from '../images/image-files.ts';
import { bumpCatalogueVersion } from '../storage/queries/catalogue-version.ts';
import { deleteCoordinatorsNotIn, saveCoordinator } from '../storage/queries/coordinators.ts';
import type { CustomPageRecord, CustomPageText } from '../storage/queries/custom-pages.ts';
import type { WritingTransaction } from '../storage/queries/executor.ts';
import { claimImport, findLastImport } from '../storage/queries/imports.ts';
import { noteContent } from '../storage/queries/last-changes.ts';
import { saveLayout } from '../storage/queries/layouts.ts';
import { deleteCustomPagesNotIn, saveCustomPage } from '../storage/queries/save-custom-page.ts';
import { withdrawToursNotIn } from '../storage/queries/save-tours.ts';
import { saveImageNames, saveOriginals } from '../storage/queries/originals.ts';
import { saveHolidays, savePeriods } from '../storage/queries/periods.ts';
import { replaceRedirects } from '../storage/queries/redirects.ts';
import { replaceReviewsOf } from '../storage/queries/reviews.ts';
import { listBookedSeats } from '../storage/queries/tour-bookings.ts';
import { saveTravel, withdrawTravelsNotIn } from '../storage/queries/save-travel.ts';
import { assertNobodyToTell } from '../desk/requests.ts';
import { listUnnotifiedRequests } from '../storage/queries/requests.ts';
import { listNamedCoordinators } from '../storage/queries/tours.ts';
import { listTravelIds, listTravels } from '../storage/queries/travels.ts';
import type { Storage } from '../storage/storage.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import type { Demonstration } from '../demonstration.ts';
import { brandWords } from './brand-words.ts';
import { contentHash, importedAs } from './content-hash.ts';
import { ContentInvalid, type ContentProblem } from './content-invalid.ts';
import { countTours, makeDayRecords, saveDayRecords } from './day-records.ts';
import {
  CONTENT_SOURCE,
  departureDay,
  NOTHING_NEW,
  type ImportOutcome,
  type ReportProgress,
} from './import-outcome.ts';
import { makeHolidays } from './make-holidays.ts';
import { makePeriods } from './make-periods.ts';
import { languageOf } from './localised.ts';
import type { Content } from './read-content.ts';
import type { Page } from './read-pages.ts';
import type { PageContent } from './page-content.ts';
import { rollForward } from './roll-forward.ts';

export interface ImportOptions {
  /** Sells departures and brings people to meet-ups; without it nothing is made that no file says (TRV-14). */
  readonly demonstration?: Demonstration | null;
  readonly report?: ReportProgress;
  /** `refused`: nothing is imported where travellers would have to be told of it (TRV-17). */
  readonly touchedRequests?: 'told' | 'refused';
  /** What texts call the brand; as in `brand/brand.ts` where it is left out. */
  readonly brandName?: string;
}

/**
 * Imports the content folder. Nothing is parsed when the same files were imported before: then the
 * departures are at most rolled forward.
 * @throws ContentInvalid, DeskRefused
 */
export async function importContentFolder(
  storage: Storage,
  folder: string,
  now: number,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const { demonstration = null, report = () => {} } = options;
  const words = brandWords(options.brandName);
  const last = await findLastImport(storage.db, CONTENT_SOURCE);
  const hash = contentHash(folder, words);
  if (last?.contentHash === importedAs(hash, demonstration !== null)) {
    return rollForward(storage, now, demonstration);
  }
  const imageFiles = await readImageFiles(join(folder, IMAGES_FOLDER), (done, total) =>
    report('pictures', done, total),
  );
  // What reads files is a tenth of what a process loads, and most starts find the content unchanged.
  const { readContent } = await import('./read-content.ts');
  const content = readContent(
    folder,
    imageFiles,
    (done, total) => report('files', done, total),
    demonstration ? undefined : departureDay(now),
    words,
  );
  // Of the files as they were before the photographs were read: one that changed since is imported next.
  return importContent(storage, { ...content, hash }, now, options);
}

/**
 * Imports checked content; processes that start together import once.
 * @throws ContentInvalid when a travel was imported by another id before
 * @throws DeskRefused
 */
export async function importContent(
  storage: Storage,
  content: Content,
  now: number,
  { demonstration = null, report = () => {}, touchedRequests = 'told' }: ImportOptions = {},
): Promise<ImportOutcome> {
  const hash = importedAs(content.hash, demonstration !== null);
  const last = await findLastImport(storage.db, CONTENT_SOURCE);
  const day = laterDay(departureDay(now), last?.day);
  if (last?.contentHash === hash && last.day === day) return NOTHING_NEW;
  const stored = await listTravels(storage.db);
  assertIdsKept(content.travels, stored);
  const known = new Set(stored.map(({ id }) => id));
  const named = await listNamedCoordinators(storage.db);
  const { travels, meetups } = content;
  const booked = new Set((await listBookedSeats(storage.db)).keys());
  const records = makeDayRecords(day, travels, meetups, known, named, demonstration, booked);
  const [periods, holidays] = await Promise.all([
    makePeriods(content.periods, day),
    makeHolidays(content.periods, day),
  ]);
  const total = content.travels.length;

  const importAll = async (transaction: WritingTransaction) => {
    const claim = { source: CONTENT_SOURCE, contentHash: hash, day };
    if (!(await claimImport(transaction, claim, now))) return false;
    await bumpCatalogueVersion(transaction, now);
    const isAsked = touchedRequests === 'refused';
    const untold = isAsked ? await listUnnotifiedRequests(transaction, day) : [];
    await saveOriginals(transaction, content.originals);
    await saveImageNames(transaction, content.imageNames);
    await saveTexts(transaction, content, now);
    for (const market of MARKET_IDS) {
      await savePeriods(transaction, market, periods.get(market) ?? [], now);
      await saveHolidays(transaction, market, holidays.get(market) ?? {}, now);
    }
    await freeTravelSlugs(transaction, content.travels);
    for (const [index, travel] of content.travels.entries()) {
      await saveTravel(transaction, travel, now);
      const reviews = content.reviews.get(travel.id) ?? [];
      await replaceReviewsOf(transaction, travel.id, reviews);
      const shown = { travel, reviews };
      await noteContent(transaction, { kind: 'travel', id: travel.id, content: shown }, now);
      report('travels', index + 1, total);
    }
    await saveDayRecords(transaction, records, now, (done) => report('departures', done, total));
    const offered = new Set(content.travels.map(({ id }) => id));
    await withdrawTravelsNotIn(transaction, [...offered], now);
    for (const travelId of await listTravelIds(transaction)) {
      if (!offered.has(travelId)) {
        await withdrawToursNotIn(transaction, { travelId, codes: [], from: day }, now);
      }
    }
    if (isAsked) await assertNobodyToTell(transaction, day, untold);
    return true;
  };
  // Another process may be at it, which takes a while.
  const isNew = await limitLockWaits(PATIENT_LOCK_LIMIT_MS, () => storage.inTransaction(importAll));
  if (!isNew) return NOTHING_NEW;
  return { isNew, travels: total, tours: countTours(records) };
}

/** A clock that went back is no reason to undo what has happened: other content is for the day before. */
function laterDay(today: CalendarDate, last: CalendarDate | undefined): CalendarDate {
  return last !== undefined && last > today ? last : today;
}

/**
 * A travel keeps its id for as long as its tours have pages: another id with its code or one of its
 * slugs would be a second travel at the same address.
 * @throws ContentInvalid
 */
function assertIdsKept(wanted: readonly TravelRecord[], stored: readonly TravelRecord[]): void {
  const ids = new Set(wanted.map(({ id }) => id));
  const left = stored.filter(({ id }) => !ids.has(id));
  const problems = wanted.flatMap((travel): ContentProblem[] => {
    const former = left.find(
      ({ code, words }) =>
        code === travel.code ||
        LANGUAGES.some(
          (language) =>
            travel.words[language] !== undefined &&
            words[language]?.slug === travel.words[language].slug,
        ),
    );
    if (!former) return [];
    const message = `is a new id for what was imported as ${former.id}: a travel keeps its id`;
    return [{ file: `travels/${travel.id}/travel.yaml`, field: 'id', message }];
  });
  if (problems.length > 0) throw new ContentInvalid(problems);
}

async function saveTexts(
  transaction: WritingTransaction,
  { coordinators, pages, redirects, layouts, travels }: Content,
  now: number,
): Promise<void> {
  for (const coordinator of coordinators) {
    await saveCoordinator(transaction, coordinator, now);
    const noted = { kind: 'coordinator', id: coordinator.id, content: coordinator } as const;
    await noteContent(transaction, noted, now);
  }
  await deleteCoordinatorsNotIn(
    transaction,
    coordinators.map(({ id }) => id),
  );
  // All of them first: a routing key or slug may have passed from one page to another.
  await deleteCustomPagesNotIn(transaction, []);
  const travelled = (locale: TextLocale) =>
    new Set(
      travels
        .filter(({ words }) => words[languageOf(locale)] !== undefined)
        .flatMap(({ countries }) => countries),
    );
  for (const page of pages) {
    const record = toRecord(page, travelled);
    await saveCustomPage(transaction, record, now);
    await noteContent(transaction, { kind: 'page', id: record.id, content: record }, now);
  }
  await replaceRedirects(transaction, redirects);
  for (const locale of TEXT_LOCALES) await saveLayout(transaction, locale, layouts[locale], now);
}

/** @param travelled countries that a travel goes to: the page of another is for no search engine (CMS-06) */
function toRecord(
  { key, languages, byLocale }: Page,
  travelled: (locale: TextLocale) => ReadonlySet<string>,
): CustomPageRecord {
  const { routingKey, attributes, country, customCss, customHtmlClasses } = byLocale.en;
  const isEmpty = (locale: TextLocale) => country !== undefined && !travelled(locale).has(country);
  return {
    id: key,
    routingKey: routingKey ?? null,
    type: key,
    ...attributes,
    customCss: customCss ?? null,
    customHtmlClasses: customHtmlClasses ?? null,
    country: country ?? null,
    texts: Object.fromEntries(
      TEXT_LOCALES.filter((locale) => languages.includes(languageOf(locale))).map((locale) => [
        locale,
        toText(key, byLocale[locale], isEmpty(locale)),
      ]),
    ),
  };
}

function toText(key: string, { slug, seo, blocks }: PageContent, isEmpty: boolean): CustomPageText {
  return {
    slug: slug ?? null,
    seo: {
      ...seo,
      image: null,
      robots: isEmpty || hasPlaceholders(blocks) ? 'noindex' : null,
      canonical: null,
    },
    blocks: blocks.map(({ type, content, writtenIn }, position) => ({
      id: `${key}-${position + 1}`,
      blockType: type,
      content: writtenIn ? { ...content, writtenIn } : content,
    })),
  };
}

/** A quotation mark round brackets: `«[telephone number]»`, in German `„[Telefonnummer]“`. */
const PLACEHOLDER = /[«„]\[/;

/** Whether words still wait for the operator's own: a template is for no search engine (SEO-01). */
export function hasPlaceholders(content: unknown): boolean {
  return PLACEHOLDER.test(JSON.stringify(content));
}

/**
 * Takes the slugs that these travels are about to get from the travels that have them now, so that two
 * of them may exchange theirs. To be called before `saveTravel`, for all of them together.
 */
async function freeTravelSlugs(
  transaction: WritingTransaction,
  travels: readonly TravelRecord[],
): Promise<void> {
  for (const language of LANGUAGES) {
    const owners = new Map(travels.map(({ id, words }) => [words[language]?.slug, id]));
    const rows = await transaction
      .selectFrom('travel_texts')
      .select(['travel_id', 'slug'])
      .where('text_locale', '=', language)
      .execute();
    for (const { travel_id, slug } of rows) {
      const owner = slug === null ? undefined : owners.get(slug);
      if (owner === undefined || owner === travel_id) continue;
      await transaction
        .updateTable('travel_texts')
        .set({ slug: null })
        .where('travel_id', '=', travel_id)
        .where('text_locale', '=', language)
        .execute();
    }
  }
}
