/**
 * The settings of the process, read from the environment once and checked with zod (architecture:
 * "Two modes"). Nothing else reads `process.env`. Demonstration mode needs none; live mode refuses to
 * start on a demonstration default and names the setting.
 */
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { EMAIL_DOMAIN, NAME } from '../brand/brand.ts';
import type { MarketId, Weekday } from '../domain/market.ts';
import type { Company } from '../domain/company.ts';
import { isEmail } from '../domain/email.ts';
import { isOneSlipApart } from '../domain/one-slip-apart.ts';
import {
  CONSENTED_VARIABLES,
  consentedSettingsOf,
  type ConsentedSettings,
} from './consented-settings.ts';
import {
  COMPANY_VARIABLES,
  companyOf,
  companyProblems,
  INVENTED_COMPANY,
} from './company-settings.ts';
import {
  LANGUAGE_MODEL_VARIABLES,
  languageModelOf,
  languageModelProblems,
  type LanguageModelSettings,
} from './language-model-settings.ts';
import {
  LOGIN_VARIABLES,
  loginProblems,
  loginSettingsOf,
  type LoginSettings,
} from './login-settings.ts';
import {
  insecureProblems,
  isLoopback,
  MAKE_SECRET,
  SECURITY_VARIABLES,
  type HstsOption,
} from './live-security.ts';
import { MARKET_VARIABLES, marketProblems, originsOf, protocolOf } from './market-hosts.ts';
import { httpOrigin, webAddress, words } from './web-address.ts';
import { wholeNumber } from './whole-number.ts';
import type { ErrorReportSettings } from './error-reports.ts';

const APP_MODES = ['demonstration', 'live'] as const;
type AppMode = (typeof APP_MODES)[number];

/** Known to everybody who reads the code, so live mode refuses it. */
const DEMONSTRATION_SECRET = 'demonstration-secret-that-live-mode-refuses';
/** Says that there is no proxy, so that it has not been forgotten. */
const NO_PROXIES = 'none';
const headerValue = z.string().regex(/^[\x21-\x7e]+$/, 'has characters that no header takes');
/** Shorter names are others' by chance: `POST`, `HOSTS`. */
const LEAST_MISSPELT = 7;
const DEMONSTRATION_MAIL = `hello@${EMAIL_DOMAIN}`;

/** IPv4 as well, wherever the machine has IPv6; else `edge/listen.ts` falls back on IPv4. */
export const EVERY_ADDRESS = '::';

function isAddressOrBlock(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  APP_MODE: z.enum(APP_MODES).default('demonstration'),
  ...MARKET_VARIABLES,
  ...SECURITY_VARIABLES,
  PORT: wholeNumber(1, 65535).default(3000),
  /** Port of the backend alone (`npm run backend`). */
  BACKEND_PORT: wholeNumber(1, 65535).default(3001),
  /** Address to listen on; by default loopback in demonstration mode, every address in live mode. */
  HOST: z.string().min(1).optional(),
  DATA_FOLDER: z.string().trim().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(postgres(ql)?:\/\/|sqlite::memory:$)/,
      'begins with postgres://, or is left out, which stores in a SQLite file',
    )
    .optional(),
  /** Where a backup of each night goes, and how many of them stay (REL-05); without a folder none is made. */
  BACKUP_FOLDER: z.string().trim().min(1).optional(),
  BACKUPS_KEPT: wholeNumber(1, 1_000).default(14),
  API_BASE_URL: httpOrigin.optional(),
  /** What the site shows to a backend that runs alone: one, or the new and the old one (API-04). */
  BACKEND_TOKEN: words
    .default([])
    .refine(
      (tokens) => tokens.length <= 2 && tokens.every((token) => /^[\x21-\x7e]{32,}$/.test(token)),
      `is a token of 32 characters or more, or two of them; ${MAKE_SECRET} makes one`,
    ),
  /** Connections that a process has open at a time. */
  MAX_CONNECTIONS: wholeNumber(10, 100_000).default(2_000),
  /** Forms that visitors of one network may send in an hour, and mails that leave in one (NEWS-01, TRV-13). */
  FORMS_PER_NETWORK: wholeNumber(1, 1_000_000).default(30),
  MAILS_PER_HOUR: wholeNumber(1, 1_000_000).default(1_000),
  /** Megabytes that an answer of the backend may have; one with more counts as none. */
  API_ANSWER_MB: wholeNumber(1, 64).default(4),
  API_TIMEOUT_MS: wholeNumber(50, 30_000).default(800),
  /** Where the flags are: a file, or a service that speaks OFREP (API-05). */
  FLAGS_FILE: z.string().trim().min(1).default('config/flags.json'),
  FLAGS_URL: httpOrigin.optional(),
  FLAGS_TOKEN: headerValue.optional(),
  /** A service that gets the log's errors as JSON as well (ERR-02); nothing by default. */
  ERROR_REPORTS_URL: webAddress.optional(),
  ERROR_REPORTS_TOKEN: headerValue.optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (entries) => entries.join() === NO_PROXIES || entries.every(isAddressOrBlock),
      'are addresses or CIDR blocks, or "none"',
    ),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i)
    .optional(),
  BRAND_NAME: z.string().trim().min(1).max(40).default(NAME),
  BRAND_EMAIL: z.string().refine(isEmail, 'is no e-mail address').default(DEMONSTRATION_MAIL),
  ...COMPANY_VARIABLES,
  BOOKINGS_URL: httpOrigin.optional(),
  /** Base of the account site, in the place of the market's own account area (AUTH-07). */
  ACCOUNT_URL: httpOrigin.optional(),
  /** Base of the account API: who is logged in is asked at `backoffice/users/me` below it (AUTH-04). */
  ACCOUNT_API_URL: webAddress.optional(),
  /** Date of the privacy policy that holds: whoever has accepted another one is asked again at the next login (AUTH-05). */
  PRIVACY_VERSION: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, 'is a date such as 2026-01-15')
    .default('2026-01-15'),
  IMAGES_BASE_URL: httpOrigin.optional(),
  /** Scripts of others, fetched by browsers that allow statistics and by no other (ANA-01). */
  ...CONSENTED_VARIABLES,
  /** Whether the site itself counts what visitors do who allow statistics (ANA-01), and for how many days counts stay. */
  ANALYTICS_COLLECTOR: z.enum(['on', 'off']).default('off'),
  ANALYTICS_DAYS: wholeNumber(1, 3_650).default(400),
  ...LANGUAGE_MODEL_VARIABLES,
  /** Whether search engines may keep the site: not a copy of it that is there to be tried. */
  INDEXING: z.enum(['on', 'off']).default('on'),
  /** Whether browsers keep pages for when they have no connection (API-06); `off` also removes what they have kept. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** Megabytes of finished pages in memory; 0 makes each page anew. */
  HTML_CACHE_MB: wholeNumber(0, 4_096).default(32),
  /** Seconds that a CDN may keep a page that everybody sees; 0: not at all. */
  CDN_MAX_AGE_S: wholeNumber(0, 86_400).default(0),
  /** Days before departure: the last day on which seats can be asked for online. */
  BOOKING_CLOSING_DAYS: wholeNumber(0, 60).default(3),
  SESSION_SECRET: z.string().min(32, 'has fewer than 32 characters').default(DEMONSTRATION_SECRET),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/]/, 'starts with smtp:// or smtps://, and names a host')
    .refine((text) => URL.canParse(text), 'is no address')
    .optional(),
  MAIL_FROM: z.string().refine(isEmail, 'is no e-mail address').default(DEMONSTRATION_MAIL),
  /** Whether sizes of pictures are made before a browser asks for them. */
  IMAGES_AHEAD: z.enum(['on', 'off']).default('on'),
  /** How the log writes a visitor's network in lines about attacks. */
  LOG_NETWORKS: z.enum(['hashed', 'plain']).default('hashed'),
  /** By default `info` in live mode and `warn` in demonstration mode, where a person reads along. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  ...LOGIN_VARIABLES,
});

export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export interface Settings {
  readonly mode: AppMode;
  /** Whether `/dev/…` is there, with sent mails and the gallery of blocks. */
  readonly hasDeveloperPages: boolean;
  /** Whether invented people can log in. */
  readonly hasInventedAccounts: boolean;
  /** Whether calls of the backend tell it which visitor they are for (API-03). */
  readonly tellsBackendOfVisitors: boolean;
  /** True under `npm run dev`: Vite serves the modules. */
  readonly isDevelopment: boolean;
  readonly port: number;
  readonly backendPort: number;
  /** One address, or null for both loopback addresses. */
  readonly listenAddress: string | null;
  /** Likewise, of the backend alone: loopback in live mode too, unless `HOST` says otherwise. */
  readonly backendListenAddress: string | null;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Null where no backups are made (REL-05). */
  readonly backups: { readonly folder: string; readonly kept: number } | null;
  /** Base of a remote backend; null for the embedded one. */
  readonly apiBaseUrl: string | null;
  readonly apiTimeoutMs: number;
  /** Of an answer (REL-01). */
  readonly apiAnswerBytes: number;
  /** The site shows the first one, a backend that runs alone takes each (API-04). */
  readonly backendTokens: readonly string[];
  /** One for each token; the site signs with the first for whom a call is made. */
  readonly assertionSecrets: readonly [string, ...string[]];
  readonly flags: {
    readonly file: string;
    /** Base of a service that speaks OFREP; null for the file (API-05). */
    readonly url: string | null;
    readonly token: string | null;
  };
  /** Null where errors are in the log alone. */
  readonly errorReports: ErrorReportSettings | null;
  /** Scheme, host and port of each market's site, e.g. `http://it.localhost:3000` (MKT-02). */
  readonly origins: Readonly<Record<MarketId, string>>;
  /** First days of weeks that differ from what markets have by themselves (MKT-04). */
  readonly weekStartsOn: Readonly<Partial<Record<MarketId, Weekday>>>;
  /** Addresses or CIDR blocks whose forwarded headers are believed (SEC-02). */
  readonly trustedProxies: readonly string[];
  /** What browsers are told about https beside its time (SEC-04). */
  readonly hstsOptions: readonly HstsOption[];
  /** Header in which a trusted proxy gives the visitor's country (MKT-10). */
  readonly countryHeader: string | null;
  readonly brand: { readonly name: string; readonly email: string };
  /** Who stands behind the brand; null in a demonstration, behind which nobody does (CMS-07). */
  readonly company: Company | null;
  /** Whom a demonstration shows in its place beside buttons (TRV-08); null where somebody does. */
  readonly inventedCompany: Company | null;
  /** Base of the booking site; the stand-in of the market's own site when null. */
  readonly bookingsUrl: string | null;
  /** Base of the account site; the market's own account area when null (AUTH-07). */
  readonly accountUrl: string | null;
  /** Base of the account API; the backend's own when null (AUTH-04). */
  readonly accountApiUrl: string | null;
  /** Date of the privacy policy that holds (AUTH-05). */
  readonly privacyVersion: string;
  /** Before `/resource` of images, e.g. a CDN's; empty for the site's own hosts (TRV-12). */
  readonly imagesBaseUrl: string;
  /** What is loaded from others once a visitor allows statistics (ANA-01). */
  readonly consented: ConsentedSettings;
  /** What the site counts by itself, once a visitor allows statistics (ANA-01). */
  readonly collector: { readonly isOn: boolean; readonly keptDays: number };
  /** What reads questions that the rules do not understand; null where none is configured (AI-01). */
  readonly languageModel: LanguageModelSettings | null;
  readonly htmlCache: {
    /** 0 turns it off, as development does, whose code changes under it. */
    readonly mostBytes: number;
    /** Seconds that shared caches may keep a page of everybody's; 0: not at all. */
    readonly cdnMaxAgeS: number;
  };
  /** Whether search engines may keep anything of the site (SEO-01). */
  readonly isIndexed: boolean;
  /** Whether browsers get the service worker (API-06). */
  readonly hasServiceWorker: boolean;
  /** Days before departure: the last day on which a seat can be asked for online (TRV-02). */
  readonly closingDays: number;
  readonly sessionSecret: string;
  /** Who signs people in (AUTH-02). */
  readonly login: LoginSettings;
  readonly mostConnections: number;
  readonly limits: { readonly formsPerNetwork: number; readonly mailsPerHour: number };
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  readonly makesImagesAhead: boolean;
  readonly logLevel: string;
  /** Whether the log has networks as they are, not as hashes (SEC-09). */
  readonly logsPlainNetworks: boolean;
}

/** A setting that cannot be used; `message` is one line for the person who started the process. */
export class WrongSetting extends Error {
  override name = 'WrongSetting';
}

/**
 * Reads the settings from environment variables.
 * @throws WrongSetting naming each variable that is wrong, or that live mode wants.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  const faults = [
    ...misspelt(Object.keys(given)),
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  ];
  if (!parsed.success || faults.length > 0) throw new WrongSetting(faults.join('; '));
  const values = parsed.data;
  const isLive = values.APP_MODE === 'live';
  const origins = originsOf(values);
  const marketHosts = Object.values(origins).map((origin) => new URL(origin).host);
  const problems = [
    ...(isLive ? demonstrationDefaults(values, given) : []),
    ...companyProblems(values),
    ...languageModelProblems(values),
    ...loginProblems(values, { isLive, marketHosts }),
  ];
  if (problems.length > 0) {
    throw new WrongSetting(`${isLive ? 'live mode: ' : ''}${problems.join('; ')}`);
  }
  const [token = values.SESSION_SECRET, ...oldTokens] = values.BACKEND_TOKEN;
  const listenAddress = values.HOST ?? (isLive ? EVERY_ADDRESS : null);

  return {
    mode: values.APP_MODE,
    hasDeveloperPages: !isLive,
    hasInventedAccounts: !isLive,
    tellsBackendOfVisitors: isLive,
    isDevelopment: values.NODE_ENV === 'development',
    port: values.PORT,
    backendPort: values.BACKEND_PORT,
    listenAddress,
    backendListenAddress: values.HOST ?? null,
    dataFolder: values.DATA_FOLDER,
    databaseUrl: values.DATABASE_URL,
    backups: values.BACKUP_FOLDER
      ? { folder: values.BACKUP_FOLDER, kept: values.BACKUPS_KEPT }
      : null,
    apiBaseUrl: values.API_BASE_URL ?? null,
    apiTimeoutMs: values.API_TIMEOUT_MS,
    apiAnswerBytes: values.API_ANSWER_MB * 1024 * 1024,
    mostConnections: values.MAX_CONNECTIONS,
    limits: { formsPerNetwork: values.FORMS_PER_NETWORK, mailsPerHour: values.MAILS_PER_HOUR },
    backendTokens: values.BACKEND_TOKEN,
    assertionSecrets: [assertionSecretOf(token), ...oldTokens.map(assertionSecretOf)],
    flags: {
      file: values.FLAGS_FILE,
      url: values.FLAGS_URL ?? null,
      token: values.FLAGS_TOKEN ?? null,
    },
    errorReports: values.ERROR_REPORTS_URL
      ? { url: values.ERROR_REPORTS_URL, token: values.ERROR_REPORTS_TOKEN ?? null }
      : null,
    origins,
    weekStartsOn: values.WEEK_STARTS_ON ?? {},
    trustedProxies: values.TRUSTED_PROXIES.filter((entry) => entry !== NO_PROXIES),
    hstsOptions: values.HSTS_OPTIONS,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase() ?? null,
    brand: { name: values.BRAND_NAME, email: values.BRAND_EMAIL },
    company: companyOf(values),
    inventedCompany: isLive || companyOf(values) ? null : INVENTED_COMPANY,
    bookingsUrl: values.BOOKINGS_URL ?? null,
    accountUrl: values.ACCOUNT_URL ?? null,
    accountApiUrl: values.ACCOUNT_API_URL ?? null,
    privacyVersion: values.PRIVACY_VERSION,
    imagesBaseUrl: values.IMAGES_BASE_URL ?? '',
    consented: consentedSettingsOf(values),
    collector: { isOn: values.ANALYTICS_COLLECTOR === 'on', keptDays: values.ANALYTICS_DAYS },
    languageModel: languageModelOf(values),
    isIndexed: values.INDEXING === 'on',
    hasServiceWorker: values.SERVICE_WORKER === 'on',
    htmlCache: {
      mostBytes: values.NODE_ENV === 'development' ? 0 : values.HTML_CACHE_MB * 1024 * 1024,
      cdnMaxAgeS: values.CDN_MAX_AGE_S,
    },
    closingDays: values.BOOKING_CLOSING_DAYS,
    sessionSecret: values.SESSION_SECRET,
    login: loginSettingsOf(values, {
      protocol: protocolOf(values),
      port: values.PORT,
      listenAddress,
      sessionSecret: values.SESSION_SECRET,
    }),
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    makesImagesAhead: values.IMAGES_AHEAD === 'on',
    logLevel: values.LOG_LEVEL ?? (isLive ? 'info' : 'warn'),
    logsPlainNetworks: values.LOG_NETWORKS === 'plain',
  };
}

/** Of others in the environment there are many, so only what is nearly one of ours is a fault. */
function misspelt(names: readonly string[]): string[] {
  return names
    .filter((name) => name.length >= LEAST_MISSPELT && !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const meant = SETTING_NAMES.find((one) => isOneSlipApart(name, one));
      return meant ? [`${name}: there is no such setting; ${meant} is one`] : [];
    });
}

function assertionSecretOf(secret: string): string {
  return createHmac('sha256', secret).update('person assertion').digest('base64url');
}

/**
 * For the backend alone, which has no site before it that asks who somebody is.
 * @throws WrongSetting where anybody could call it.
 */
export function assertCallersAreKnown(
  settings: Pick<Settings, 'mode' | 'backendTokens' | 'backendListenAddress'>,
): void {
  if (settings.backendTokens.length > 0) return;
  const wanted = 'BACKEND_TOKEN: a token that sites show is wanted';
  if (settings.mode === 'live') throw new WrongSetting(`live mode: ${wanted}`);
  const { backendListenAddress: address } = settings;
  if (address !== null && !isLoopback(address)) {
    throw new WrongSetting(`${wanted} when HOST lets other machines in`);
  }
}

type Environment = z.infer<typeof environmentSchema>;

/** What live mode refuses, each naming its variable. */
function demonstrationDefaults(
  values: Environment,
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  const problems: string[] = [];
  if (values.NODE_ENV === 'development') problems.push('NODE_ENV: development is not live');
  problems.push(...marketProblems(values));
  problems.push(...insecureProblems(values));
  if (values.TRUSTED_PROXIES.length === 0) {
    problems.push(
      'TRUSTED_PROXIES: the addresses of your proxies are wanted, or "none" where visitors connect directly',
    );
  }
  if (values.BRAND_EMAIL === DEMONSTRATION_MAIL) {
    problems.push('BRAND_EMAIL: the address that travellers can write to is wanted');
  }
  if (values.COMPANY_NAME === undefined) {
    problems.push('COMPANY_NAME: the company that travellers travel with is wanted');
  }
  if (values.API_BASE_URL && values.BACKEND_TOKEN.length === 0) {
    problems.push('BACKEND_TOKEN: the token that the backend of API_BASE_URL asks for is wanted');
  }
  if (!values.API_BASE_URL) {
    if (!given.DATABASE_URL && !given.DATA_FOLDER) {
      problems.push('DATABASE_URL or DATA_FOLDER: where the database is, is wanted');
    }
    if (!given.SMTP_URL) problems.push('SMTP_URL: a mail server is wanted');
    if (values.MAIL_FROM === DEMONSTRATION_MAIL) {
      problems.push('MAIL_FROM: the sender of mails is wanted');
    }
  }
  return problems;
}
