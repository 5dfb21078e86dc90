/**
 * Reads and checks the content folder as a whole. It finds every problem before it gives up, so that
 * an author mends them in one go.
 */
import { layoutSchema, type Layout } from '../../contract/layout.ts';
import { matchRoute, isRoutingKey, linkedPath } from '../../contract/route-paths.ts';
import { NAMED_ROUTES } from '../../contract/route-path-table.ts';
import { isSystemSegment } from '../../contract/system-paths.ts';
import { cancellationProblem } from '../../domain/cancellation-fees.ts';
import {
  ALL_MARKETS,
  LANGUAGES,
  TEXT_LOCALES,
  type TextLocale,
  CURRENCIES,
} from '../../domain/market.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { MeetupRecord } from '../catalogue/meetup-records.ts';
import type { CoordinatorRecord, TravelRecord } from '../catalogue/records.ts';
import { NO_IMAGE_FILES, type ImageFiles } from '../images/image-files.ts';
import type { OriginalRecord } from '../images/original.ts';
import type { RedirectRecord } from '../storage/queries/redirects.ts';
import { americanOverride } from './american-english.ts';
import { brandWords, type BrandWords } from './brand-words.ts';
import { checkBarStyles } from './customer-code.ts';
import { checkItinerary } from './check-itinerary.ts';
import { checkLeaders } from './check-leaders.ts';
import { checkTargets } from './check-targets.ts';
import { checkStops, checkTitles } from './check-names.ts';
import { contentFileNames, contentHash } from './content-hash.ts';
import { ContentFiles } from './content-files.ts';
import { ContentInvalid } from './content-invalid.ts';
import { coordinatorContentSchema } from './coordinator-content.ts';
import { didYouMean } from './did-you-mean.ts';
import { readDepartures } from './departure-content.ts';
import { readEntryRules } from './entry-rules.ts';
import { readFigures, withFigures } from './figures.ts';
import { LAYOUT_FILE } from './layout-file.ts';
import { languageOf } from './localised.ts';
import { readMeetups } from './meetup-content.ts';
import { readPeriods, type PeriodsOfMarkets } from './period-content.ts';
import { readPages, type Page } from './read-pages.ts';
import { PictureReader } from './read-pictures.ts';
import { readTravel, toTravelRecord, type TravelDraft } from './read-travel.ts';
import { readRedirects } from './read-redirects.ts';
import { readReviews, type ReviewContent } from './review-content.ts';
import { isLinkAddress } from '../../contract/link-address.ts';
import { linksIn } from './links-in.ts';
import type { ExchangeRates, PriceMap } from '../../domain/money.ts';

/** Where the page of the routing key `index` usually stands. */
const HOME_FILE = 'index.yaml';

export interface Content {
  readonly travels: readonly TravelRecord[];
  readonly coordinators: readonly CoordinatorRecord[];
  /** By the travel's id. */
  readonly reviews: ReadonlyMap<string, readonly ReviewContent[]>;
  readonly meetups: readonly MeetupRecord[];
  readonly periods: PeriodsOfMarkets;
  readonly pages: readonly Page[];
  readonly redirects: readonly RedirectRecord[];
  readonly layouts: Readonly<Record<TextLocale, Layout>>;
  /** Of every picture in it. */
  readonly originals: readonly OriginalRecord[];
  /** By the id of an original, what its addresses end in. */
  readonly imageNames: ReadonlyMap<string, ReadonlySet<string>>;
  /** Changes when any file does. */
  readonly hash: string;
}

/**
 * @param imageFiles the files of `content/images`, read before; without them content can name posters only
 * @param onFile told of how many of the folder's files are read
 * @param today after which nothing can have happened; a demonstration starts with a wrong clock too
 * @param words what texts say of the brand
 * @throws ContentInvalid
 */
export function readContent(
  folder: string,
  imageFiles: ImageFiles = NO_IMAGE_FILES,
  onFile: (done: number, total: number) => void = () => {},
  today?: CalendarDate,
  words: BrandWords = brandWords(),
): Content {
  // Before anything is read: what changes meanwhile is another content, and imported next.
  const hash = contentHash(folder, words);
  const total = contentFileNames(folder).length - imageFiles.size;
  const read = new Set<string>();
  const countFile = (file: string): void => {
    if (read.has(file)) return;
    read.add(file);
    onFile(read.size, total);
  };
  const files = new ContentFiles(folder, countFile, words);
  const pictures = new PictureReader(files, imageFiles);
  const coordinatorFiles = files.namesIn(files.path('coordinators'), 'files');
  const coordinators = coordinatorFiles.flatMap((name) => readCoordinator(files, pictures, name));
  const travelNames = files.namesIn(files.path('travels'), 'folders');
  const departures = readDepartures(files, travelNames);
  const drafts = travelNames.map((name) => readTravel(files, name, departures.get(name)));
  const reviews = readReviews(files, travelNames, today);
  const pageFiles = files.namesIn(files.path('pages'), 'files');
  const layoutFile = files.path(LAYOUT_FILE);
  const figures = readFigures(files);
  const entryRules = readEntryRules(files);
  const pages = readPages(files, pictures, pageFiles, drafts, figures, entryRules);
  const layouts = files.readInEveryLocale(layoutFile, layoutSchema, (value, locale) => {
    const whole = withFigures(value, figures, { files, file: layoutFile });
    return pictures.fillIn(layoutFile, 'layout', whole, locale);
  });

  // A coordinator whose file has a problem is there all the same.
  const coordinatorIds = new Set([
    ...coordinators.map(({ id }) => id),
    ...coordinatorFiles.map(baseName),
  ]);
  const meetups = readMeetups(files, coordinatorIds);
  const periods = readPeriods(files);
  checkCodes(files, drafts);
  checkLeaders(files, drafts, coordinatorIds);
  checkTravelSlugs(files, drafts);
  checkStops(files, drafts);
  checkTitles(files, drafts);
  for (const draft of drafts) checkItinerary(files, draft);
  checkPageAddresses(files, pages);
  checkHomePage(files, pageFiles, pages);
  for (const locale of TEXT_LOCALES) {
    if (layouts) {
      checkLinks(files, layoutFile, layouts[locale]);
      checkBarStyles(files, layoutFile, layouts[locale]);
      checkBannerBars(files, layoutFile, layouts[locale]);
    }
    for (const { file, byLocale } of pages) checkLinks(files, file, byLocale[locale]);
  }
  for (const { name, words } of drafts) {
    for (const language of LANGUAGES) {
      const own = words[language];
      if (own?.writtenIn) continue;
      checkLinks(files, files.path('travels', name, `${language}.yaml`), own ?? {});
    }
  }
  if (layouts) {
    const problem = cancellationProblem(layouts.en.settings);
    if (problem) files.report(layoutFile, 'settings.cancellationFees', problem);
    checkPrices(files, drafts, layouts.en.settings.exchangeRates);
  }
  const travels = drafts
    .map((draft) => toTravelRecord(draft, files, pictures, entryRules))
    .filter((travel) => travel !== null);
  if (drafts.length === 0) files.report(files.path('travels'), '', 'there is no travel in it');
  const isWhole = files.problems.length === 0;
  const known = isWhole ? { pages, travels: drafts, coordinators } : null;
  if (known) checkTargets(files, known, layouts);
  const redirects = readRedirects(files, known);
  if (files.problems.length > 0 || !layouts) throw new ContentInvalid(files.problems);
  const { originals, imageNames } = pictures;
  return {
    travels,
    coordinators,
    reviews,
    meetups,
    periods,
    pages,
    redirects,
    layouts,
    originals,
    imageNames,
    hash,
  };
}

function baseName(file: string): string {
  return file.replace(/\.yaml$/, '');
}

function readCoordinator(
  files: ContentFiles,
  pictures: PictureReader,
  name: string,
): CoordinatorRecord[] {
  const file = files.path('coordinators', name);
  const coordinator = files.check(file, files.load(file), coordinatorContentSchema);
  if (coordinator && coordinator.id !== baseName(name)) {
    files.report(file, 'id', 'differs from the name of the file');
  }
  if (!coordinator) return [];
  const { id, firstName, words } = coordinator;
  const place = { file, field: 'portrait', id };
  const portrait =
    coordinator.portrait && pictures.readPortrait(place, coordinator.portrait, firstName);
  const american = americanOverride(words.en, words['en-US'], files.respell);
  return [{ ...coordinator, portrait: portrait ?? null, words: { ...words, 'en-US': american } }];
}

function checkCodes(files: ContentFiles, drafts: readonly TravelDraft[]): void {
  const owners = new Map<string, string>();
  for (const { name, facts } of drafts) {
    if (!facts) continue;
    const file = files.path('travels', name, 'travel.yaml');
    const owner = owners.get(facts.code);
    if (owner) files.report(file, 'code', `${facts.code} is also the code of ${owner}`);
    owners.set(facts.code, name);
  }
}

function checkTravelSlugs(files: ContentFiles, drafts: readonly TravelDraft[]): void {
  for (const language of LANGUAGES) {
    const owners = new Map<string, string>();
    for (const { name, words } of drafts) {
      const own = words[language];
      if (!own) continue;
      for (const [field, slugs] of Object.entries({ slug: [own.slug], oldSlugs: own.oldSlugs })) {
        for (const slug of slugs) {
          const owner = owners.get(slug);
          const file = files.path('travels', name, `${own.writtenIn ?? language}.yaml`);
          if (owner) files.report(file, field, `${slug} is also a slug of ${owner}`);
          owners.set(slug, name);
        }
      }
    }
  }
}

/** No two pages at one address, and none where a route of the site is: it would never be seen (RTE-05). */
function checkPageAddresses(files: ContentFiles, pages: readonly Page[]): void {
  const owners = new Map<string, string>();
  for (const { key, file, languages, byLocale } of pages) {
    const claim = (field: string, value: string, address: string): void => {
      const owner = owners.get(address);
      if (owner) files.report(file, field, `${value} is also that of ${owner}`);
      owners.set(address, key);
    };
    const { routingKey } = byLocale.en;
    if (routingKey !== undefined) claim('routingKey', routingKey, routingKey);
    for (const locale of TEXT_LOCALES) {
      if (!languages.includes(languageOf(locale))) continue;
      const { slug } = byLocale[locale];
      if (slug === undefined) continue;
      claim('slug', slug, `${locale}/${slug}`);
      if (isSystemSegment(slug)) files.report(file, 'slug', `${slug} is an address of the system`);
    }
    for (const { id, language, textLocale } of ALL_MARKETS) {
      if (!languages.includes(language)) continue;
      const { slug } = byLocale[textLocale];
      const route = slug === undefined ? null : matchRoute(`/${slug}`, id);
      if (route) files.report(file, 'slug', `${slug} is the path of ${route.key}`);
    }
  }
}

/** Without it the site's first address would lead nowhere. A file with a problem is there all the same. */
function checkHomePage(
  files: ContentFiles,
  fileNames: readonly string[],
  pages: readonly Page[],
): void {
  const isThere = pages.some(({ byLocale }) => byLocale.en.routingKey === 'index');
  const folder = files.path('pages');
  const isFolderMissing = files.problems.some(({ file }) => file === folder);
  if (isThere || isFolderMissing || fileNames.includes(HOME_FILE)) return;
  files.report(files.path('pages', HOME_FILE), '', 'is missing: no page has the routingKey index');
}

/** What the cookie of the bars that a visitor has closed can hold (LAY-08). */
const BAR_ID = /^[\w-]{1,64}$/;

/** Banner bars can be closed, each by itself: by an id of its own that a cookie can hold. */
function checkBannerBars(files: ContentFiles, file: string, { beans }: Layout): void {
  for (const [index, { id }] of beans.entries()) {
    if (!BAR_ID.test(id)) {
      files.report(
        file,
        `beans.${index}.id`,
        `${id} is not of letters, digits, - and _ (64 at most)`,
      );
    }
    if (beans.findIndex((other) => other.id === id) < index) {
      files.report(file, `beans.${index}.id`, `${id} is also that of another bar`);
    }
  }
}

// Menus, footer, banner bars, blocks and prose lead to pages that there are, and to addresses that do no harm.

/** Looks through a file's value for links, however deep; no path can be made of another key. */
function checkLinks(files: ContentFiles, file: string, value: object): void {
  for (const { field, kind, to } of linksIn(value)) {
    if (kind === 'routingKey' && !isLinkable(to)) {
      files.report(
        file,
        field,
        `${to} is no routing key that a link can have${didYouMean(to, NAMED_ROUTES.filter(isLinkable))}`,
      );
    } else if (kind === 'address' && !isLinkAddress(to)) {
      files.report(file, field, `${to} is no address that a link can have`);
    }
  }
}

/** No market has a link to a page of one travel or tour without its parameters, or to a hidden one (RTE-03). */
function isLinkable(key: string): boolean {
  return isRoutingKey(key) && ALL_MARKETS.some(({ id }) => linkedPath(key, id) !== null);
}

// Prices that can be meant: cents and not whole amounts, and much the same in each currency (MKT-08).

/** What a day of a travel costs at the least and the most, in cents of a euro. */
const DAY_CENTS = { least: 2_000, most: 200_000 } as const;
/** By how much a price may differ from the euros at the settings' rate. */
const MOST_DIFFERENCE = 0.25;

function checkPrices(
  files: ContentFiles,
  drafts: readonly TravelDraft[],
  rates: ExchangeRates,
): void {
  for (const { name, facts } of drafts) {
    if (!facts) continue;
    const file = files.path('travels', name, 'travel.yaml');
    const dayCents = Math.round(facts.price.EUR / facts.days.length);
    if (dayCents < DAY_CENTS.least || dayCents > DAY_CENTS.most) {
      const price = (dayCents / 100).toFixed(2);
      files.report(file, 'price.EUR', `is ${price} euros a day: prices are in cents`);
      continue;
    }
    const prices = { price: facts.price, moneyPot: facts.moneyPot };
    for (const [field, price] of Object.entries(prices))
      checkRates(files, file, field, price, rates);
    const { supplement } = facts.privateRoom;
    if (supplement) checkRates(files, file, 'privateRoom.supplement', supplement, rates);
  }
}

function checkRates(
  files: ContentFiles,
  file: string,
  field: string,
  price: PriceMap,
  rates: ExchangeRates,
): void {
  for (const currency of CURRENCIES) {
    const [own, rate] = [price[currency], rates[currency]];
    if (own === undefined || rate === undefined || price.EUR === undefined) continue;
    const difference = Math.abs(own / (price.EUR * rate) - 1);
    if (difference <= MOST_DIFFERENCE) continue;
    const percent = Math.round(difference * 100);
    files.report(
      file,
      `${field}.${currency}`,
      `differs from the euros by ${percent} % at the settings’ rate of exchange`,
    );
  }
}
