/**
 * The embedded backend: storage, catalogue in memory, the calls of the contract, mail. It answers what
 * a remote backend would, in process. Nothing here reads the environment.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { pino, type Logger } from 'pino';
import type { Settings } from '../config/settings.ts';
import { IMAGE_PREFIX } from '../contract/image-address.ts';
import { startAlertDelivery } from './accounts/alert-delivery.ts';
import { FRIEND_LINK_MS } from './accounts/friend-link-calls.ts';
import { startMeetupNews } from './accounts/meetup-news.ts';
import { createLanguageModel } from './language-model/language-model.ts';
import { startRequestNews } from './desk/request-news.ts';
import { createTokenOwner } from './accounts/token-owner.ts';
import { catalogueViewSteps, type CatalogueView } from './catalogue/catalogue-view.ts';
import { createHolidayReader } from './content-api/holiday-reader.ts';
import type { BackendParts } from './content-api/backend-parts.ts';
import { createContentApi } from './content-api/content-api.ts';
import { readQuotedPages } from './content-api/chat-calls.ts';
import { oncePerVersion } from './content-api/once-per-version.ts';
import { readLayoutSettings } from './content-api/layout-settings.ts';
import { DEMONSTRATION } from './demonstration.ts';
import { importContentFolder } from './content-import/import-content.ts';
import { CONTENT_SOURCE, describeOutcome } from './content-import/import-outcome.ts';
import { rollForward } from './content-import/roll-forward.ts';
import { IMAGES_FOLDER } from './images/image-files.ts';
import { createImageService } from './images/image-service.ts';
import { mailPages } from './mail/mail-pages.ts';
import { MAIL_PICTURE_WIDTH, type MailPictures } from './mail/mail-pictures.ts';
import { startMailSender } from './mail/mail-sender.ts';
import { startRepeating, type RepeatedWork } from './repeat-work.ts';
import { createSearchIndexHolder } from './search-index/search-index-holder.ts';
import type { SearchIndex } from './search-index/search-index.ts';
import { readCatalogueSnapshot } from './storage/queries/travels.ts';
import { listCountryPaths } from './storage/queries/custom-pages.ts';
import { findLastImport } from './storage/queries/imports.ts';
import { findLayout } from './storage/queries/layouts.ts';
import { backUpNightly } from './storage/backup/nightly-backups.ts';
import { describeDatabase, openStorage, type Storage } from './storage/storage.ts';
import { watchCatalogueVersion } from './storage/watch-catalogue-version.ts';
import { FORGOTTEN_AFTER_DAYS } from '../domain/newsletter-terms.ts';
import { forgetDailyCounts } from './storage/queries/daily-counts.ts';
import { deleteAlertLinks } from './storage/queries/alert-delivery.ts';
import { deleteFriendLinks } from './storage/queries/friend-links.ts';
import { oldestWaitingMail } from './storage/queries/mail-outbox.ts';
import { deleteExpiredCodes } from './storage/queries/one-time-codes.ts';
import { deleteExpiredCounts } from './storage/queries/limit-counts.ts';
import { forgetSubscriptions } from './storage/queries/newsletter.ts';
import { forgetRemovalReasons, forgetRemovedItems } from './storage/queries/wishlist.ts';
import { todayIn, type CalendarDate } from '../domain/calendar-date.ts';
import { DAY_MS } from '../domain/durations.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../domain/market.ts';

export interface Backend {
  /** Answers a request of the contract, or for an image, in process. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The outbox as pages, for demonstration mode. */
  readonly mailPages: Hono;
  readonly storage: Storage;
  /** Of the catalogue that calls are answered from now, as their answers bear it. */
  readonly catalogueVersion: () => string;
  /** Whether there is anything to show: it stays so without the database, whose catalogue is in memory. */
  readonly hasContent: () => Promise<boolean>;
  /** For how many seconds the mail is tried that waits longest; null where none waits, or nobody can say. */
  readonly oldestMailS: () => Promise<number | null>;
  /** Of which day departures are, and since when; null where nothing was imported, or nobody can say. */
  readonly lastRoll: () => Promise<LastRoll | null>;
  readonly close: () => Promise<void>;
}

/** What rolled departures forward last: the nightly work of a process, or an import. */
export interface LastRoll {
  readonly day: CalendarDate;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface BackendOptions {
  readonly settings: Pick<
    Settings,
    | 'mode'
    | 'dataFolder'
    | 'databaseUrl'
    | 'backups'
    | 'closingDays'
    | 'brand'
    | 'mail'
    | 'origins'
    | 'assertionSecrets'
    | 'sessionSecret'
    | 'limits'
    | 'collector'
    | 'privacyVersion'
    | 'login'
    | 'languageModel'
    | 'makesImagesAhead'
  >;
  readonly log?: Logger;
  /** Told what is being done, a line each, for the person who starts the process. */
  readonly report?: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Where content is imported from in demonstration mode. */
  readonly contentFolder?: string;
}

/** Drawn on cards; the site's icons are made of it too. */
const BRAND_MARK = 'brand/mark.svg';
/** How often departures are looked at for a new day. */
const ROLL_FORWARD_MS = 10 * 60_000;
/** How often to look whether a backup is due. */
const LOOK_FOR_NIGHT_MS = 10 * 60_000;
/** Until a changed catalogue that could not be read is read again. */
const RETRY_MS = 1_000;

/**
 * Opens, migrates and, in demonstration mode, fills the database, and builds the search index.
 * @throws StorageUnavailable, ContentInvalid
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { settings, report = () => {} } = options;
  const storage = await openStorage(settings);
  try {
    report(`database   ${describeDatabase(settings)}`);
    await storage.migrate((name) => report(`           migrated ${name}`));
    return await startBackend(storage, options);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function startBackend(storage: Storage, options: BackendOptions): Promise<Backend> {
  const { settings, log = pino({ level: 'silent' }), report = () => {}, now = Date.now } = options;
  const { contentFolder = 'content' } = options;
  const demonstration = settings.mode === 'demonstration' ? DEMONSTRATION : null;
  if (demonstration) {
    const outcome = await importContentFolder(storage, contentFolder, now(), {
      demonstration,
      brandName: settings.brand.name,
    });
    report(`content    ${describeOutcome(outcome)}`);
  }

  const images = createImageService({
    db: storage.db,
    log,
    storeFolder: join(settings.dataFolder, 'images'),
    imagesFolder: join(contentFolder, IMAGES_FOLDER),
    brandMark: await readFile(BRAND_MARK).catch(() => null),
  });
  const makeImagesAhead = (): void => {
    if (!settings.makesImagesAhead) return;
    images.makeAhead().catch((error: unknown) => log.warn({ err: error }, 'images not made ahead'));
  };

  /** The look-ups of each index's own snapshot. */
  const views = new WeakMap<SearchIndex, CatalogueView>();
  const holder = createSearchIndexHolder({
    load: () => readCatalogueSnapshot(storage.db, now()),
    *prepare(index) {
      views.set(index, yield* catalogueViewSteps(index.snapshot));
    },
    onFailure: (error) => log.error({ err: error }, 'search index not rebuilt'),
  });
  const built = await holder.refresh();
  if (built.status === 'failed') throw built.error;
  report('search     index built');
  let isClosed = false;
  let isFilled = false;
  const catalogue: BackendParts['catalogue'] = (market) => {
    const index = holder.current(market?.language);
    return { index, view: views.get(index) as CatalogueView };
  };
  const quotedPagesOf = oncePerVersion(catalogue, (id: MarketId) =>
    readQuotedPages(storage.db, MARKETS[id]),
  );
  /** The first question of a market does not wait for its pages to be read. */
  const readQuotedPagesAhead = async (): Promise<void> => {
    for (const id of MARKET_IDS) {
      if (isClosed) return;
      await quotedPagesOf(id).catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error, market: id }, 'pages not read ahead');
      });
    }
  };
  const workAhead = (): void => {
    makeImagesAhead();
    void readQuotedPagesAhead();
  };
  workAhead();
  let retry: NodeJS.Timeout | undefined;
  const followCatalogue = async (): Promise<void> => {
    clearTimeout(retry);
    const { status } = await holder.refresh();
    // The watch tells of a version once: what could not be read then is read later.
    if (status === 'failed' && !isClosed)
      retry = setTimeout(() => void followCatalogue(), RETRY_MS).unref();
    else workAhead();
  };
  const watch = watchCatalogueVersion(storage, () => void followCatalogue(), built.version);

  // Every process looks, and the first of a day does it.
  const dayWatch = startRepeating(
    async () => {
      const { isNew, tours } = await rollForward(storage, now(), demonstration);
      if (isNew) log.info({ tours }, 'departures rolled forward');
    },
    ROLL_FORWARD_MS,
    (error) => log.error({ err: error }, 'departures not rolled forward'),
  );
  const { backups, databaseUrl, dataFolder } = settings;
  const nightlyBackups =
    backups &&
    startRepeating(
      () => backUpNightly({ database: { databaseUrl, dataFolder }, ...backups }, now()),
      LOOK_FOR_NIGHT_MS,
      (error) => log.error({ err: error }, 'no backup made'),
    );
  const mailPictures: MailPictures = (id) => images.jpegOf(id, MAIL_PICTURE_WIDTH);
  const mailSender = startMailSender({
    storage,
    log,
    smtpUrl: settings.mail.smtpUrl,
    from: settings.mail.from,
    secret: settings.sessionSecret,
    pictures: mailPictures,
    now,
  });
  const { keptDays } = settings.collector;
  const forgetting = startExpiry({ storage, log, now, keptDays });
  const alertDelivery = startAlertDelivery({
    storage,
    log,
    now,
    brand: settings.brand,
    origins: settings.origins,
    closingDays: settings.closingDays,
    findTravel: (id) => catalogue().view.findTravel(id),
    exchangeRatesOf: async (market) => (await readLayoutSettings(storage, market)).exchangeRates,
  });
  const meetupNews = startMeetupNews({
    storage,
    log,
    now,
    brand: settings.brand,
    origins: settings.origins,
  });
  const requestNews = startRequestNews({
    storage,
    log,
    now,
    brand: settings.brand,
    origins: settings.origins,
    closingDays: settings.closingDays,
    catalogue,
  });
  const api = createContentApi({
    storage,
    log,
    now,
    closingDays: settings.closingDays,
    brand: settings.brand,
    origins: settings.origins,
    assertionSecrets: settings.assertionSecrets,
    secret: settings.sessionSecret,
    limits: settings.limits,
    privacyVersion: settings.privacyVersion,
    login: settings.login,
    tokenOwner: createTokenOwner({ storage, login: settings.login, log, now }),
    languageModel:
      settings.languageModel && createLanguageModel({ settings: settings.languageModel, log, now }),
    catalogue,
    holidaysOf: createHolidayReader(storage, catalogue),
    quotedPagesOf,
    countryPathsOf: oncePerVersion(catalogue, (id: MarketId) => listCountryPaths(storage.db, id)),
  });

  return {
    // Hono may answer without a promise.
    fetch: async (request) =>
      await (isForImage(request) ? images.app.fetch(request) : api.fetch(request)),
    mailPages: mailPages(storage, settings.sessionSecret, mailPictures),
    storage,
    catalogueVersion: () => String(holder.current().version),
    hasContent: async () => (isFilled ||= await hasContent(storage)),
    oldestMailS: async () => {
      const since = await oldestWaitingMail(storage.db).catch(() => null);
      return since === null ? null : Math.round((now() - since) / 1000);
    },
    lastRoll: async () => {
      const last = await findLastImport(storage.db, CONTENT_SOURCE).catch(() => null);
      return last && { day: last.day, at: last.importedAt };
    },
    close: async () => {
      images.close();
      await dayWatch.close();
      await nightlyBackups?.close();
      watch.close();
      isClosed = true;
      clearTimeout(retry);
      await alertDelivery.close();
      await meetupNews.close();
      await requestNews.close();
      await mailSender.close();
      await forgetting.close();
      await storage.close();
    },
  };
}

function isForImage(request: Request): boolean {
  return new URL(request.url).pathname.startsWith(`${IMAGE_PREFIX}/`);
}

/** Whether content was imported; without it the site has nothing to show. */
async function hasContent(storage: Storage): Promise<boolean> {
  return findLayout(storage.db, 'en').then(
    (layout) => layout !== null,
    () => false,
  );
}

/** Forgets who asked for the newsletter and never confirmed, and who has left it (NEWS-01), as the privacy policy says. */
const LOOK_MS = 60 * 60_000;
/** Longer than anybody can wait for a tour: until then each mailed link ends its alert. */
const ALERT_LINK_DAYS = 1_000;
/** Two years tell what a season was like. */
const REASON_DAYS = 730;

export function startExpiry({
  storage,
  log,
  now,
  keptDays,
}: {
  readonly storage: Storage;
  readonly log: Logger;
  readonly now: () => number;
  /** For how many days counts of statistics stay (ANA-01). */
  readonly keptDays: number;
}): RepeatedWork {
  return startRepeating(
    async () => {
      await forgetSubscriptions(storage.db, now() - FORGOTTEN_AFTER_DAYS * DAY_MS);
      await deleteExpiredCounts(storage.db, now());
      await deleteExpiredCodes(storage.db, now());
      await deleteAlertLinks(storage.db, now() - ALERT_LINK_DAYS * DAY_MS);
      await deleteFriendLinks(storage.db, now() - FRIEND_LINK_MS);
      await forgetRemovedItems(storage.db, now() - DAY_MS);
      await forgetRemovalReasons(storage.db, todayIn('UTC', now() - REASON_DAYS * DAY_MS));
      await forgetDailyCounts(storage.db, todayIn('UTC', now() - keptDays * DAY_MS));
    },
    LOOK_MS,
    (error) => log.error({ err: error }, 'expired addresses not deleted'),
  );
}
