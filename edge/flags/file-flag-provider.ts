/**
 * The embedded provider of flags: a file, read again when it changes (API-05). A file that became wrong, or
 * is gone, changes nothing: what it said last stands.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import {
  OpenFeatureEventEmitter,
  ProviderEvents,
  StandardResolutionReasons,
  TypeMismatchError,
  type EvaluationContext,
  type Provider,
  type ResolutionDetails,
} from '@openfeature/server-sdk';
import type { FlagPlace } from '../../contract/feature-flags.ts';
import {
  FLAG_KEYS,
  isVisitorFlag,
  VISITOR_FLAGS,
  type FlagKey,
} from '../../domain/feature-flag.ts';
import { z } from 'zod';
import { MARKET_IDS } from '../../domain/market.ts';

/** A change is to show in a page within two seconds; reading a small file costs next to nothing. */
const POLL_MS = 500;
/** No file of flags is larger, and pages wait while it is read and parsed. */
const MAX_BYTES = 1_000_000;

export class FileFlagProvider implements Provider {
  readonly metadata = { name: 'file' } as const;
  readonly runsOn = 'server';
  readonly events = new OpenFeatureEventEmitter();
  readonly #path: string;
  readonly #report: (message: string) => void;
  readonly #timer: NodeJS.Timeout;
  #text: string | null;
  /** What the log has been told of: it is not told again at each look. */
  #problem: string | null = null;
  #file: FlagFile;

  /**
   * A file that is not there yet names no flag.
   * @param report told of a file that became wrong
   * @throws WrongFlagFile
   */
  constructor(path: string, report: (message: string) => void) {
    this.#path = path;
    this.#report = report;
    this.#text = textIfThere(path);
    this.#file = this.#text === null ? {} : parsed(this.#text, path);
    // By its text: a watcher misses what happens before it has looked for the first time.
    this.#timer = setInterval(() => this.#look(), POLL_MS).unref();
  }

  #look(): void {
    try {
      const text = textIfThere(this.#path);
      if (text === null || text === this.#text) return;
      this.#problem = null;
      this.#text = text;
      this.#file = parsed(text, this.#path);
      this.events.emit(ProviderEvents.ConfigurationChanged, { flagsChanged: [...FLAG_KEYS] });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (problem !== this.#problem) this.#report(problem);
      this.#problem = problem;
    }
  }

  /** Whether a flag is on for a share of the visitors now. */
  hasShares(): boolean {
    return hasShares(this.#file);
  }

  async resolveBooleanEvaluation(
    key: string,
    defaultValue: boolean,
    context: EvaluationContext,
  ): Promise<ResolutionDetails<boolean>> {
    // Nobody but `feature-flags.ts` asks, with what its types say.
    const isOn = flagOfFile(this.#file, key as FlagKey, context as unknown as FlagPlace);
    return isOn === undefined
      ? { value: defaultValue, reason: StandardResolutionReasons.DEFAULT }
      : { value: isOn, reason: StandardResolutionReasons.TARGETING_MATCH };
  }

  resolveStringEvaluation(): Promise<never> {
    return refuse();
  }

  resolveNumberEvaluation(): Promise<never> {
    return refuse();
  }

  resolveObjectEvaluation(): Promise<never> {
    return refuse();
  }

  async onClose(): Promise<void> {
    clearInterval(this.#timer);
  }
}

async function refuse(): Promise<never> {
  throw new TypeMismatchError('Flags are on or off');
}

/** Null where there is none. */
function textIfThere(path: string): string | null {
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES) throw new Error(`has ${size} bytes, more than ${MAX_BYTES}`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new WrongFlagFile(`${path}: ${(error as Error).message}`);
  }
}

function parsed(text: string, path: string): FlagFile {
  try {
    return parseFlagFile(text);
  } catch (error) {
    throw new WrongFlagFile(`${path}: ${(error as Error).message}`);
  }
}

/**
 * The flag file (API-05): each flag on or off, and rules by market, country and path that say otherwise. It
 * is JSON, so that any tool may write it.
 */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).optional();

const countryCode = z.string().regex(/^[A-Z]{2}$/, 'is no two-letter country code');

const ruleSchema = z.strictObject({
  isOn: z.boolean(),
  markets: list(z.enum(MARKET_IDS)),
  /** ISO 3166 alpha-2 codes of markets' countries. */
  countries: list(countryCode),
  /** Whole paths, or beginnings that end with `*`. */
  paths: list(z.string().startsWith('/')),
  /** Of the visitor's country, where a trusted proxy gives it. */
  visitorCountries: list(countryCode),
  /** Of all visitors, by their devices; whoever has no device id yet is in no share. */
  percentage: z.number().min(0).max(100).optional(),
});

const flagSchema = z.strictObject({
  isOn: z.boolean(),
  /** The first one that fits wins; all that it names has to fit. */
  rules: z.array(ruleSchema).default([]),
});

/** Of a flag that is the same for everybody, since pages are kept. */
const sharedFlagSchema = flagSchema.refine(
  ({ rules }) => !rules.some(readsVisitor),
  `has a rule by visitor, which only ${VISITOR_FLAGS.join(', ')} may have`,
);

const fileSchema = z.strictObject(
  Object.fromEntries(
    FLAG_KEYS.map((key) => [key, (isVisitorFlag(key) ? flagSchema : sharedFlagSchema).optional()]),
  ) as Record<FlagKey, z.ZodOptional<typeof flagSchema>>,
);

type FlagFile = z.infer<typeof fileSchema>;

/** A flag file that cannot be used: `message` names the field. */
class WrongFlagFile extends Error {
  override name = 'WrongFlagFile';
}

/** @throws WrongFlagFile for what is not valid JSON, an unknown flag, or a field that is wrong */
export function parseFlagFile(text: string): FlagFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new WrongFlagFile(`is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = fileSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new WrongFlagFile(
    parsed.error.issues
      .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
      .join('; '),
  );
}

/** Undefined where the file does not name the flag. */
export function flagOfFile(file: FlagFile, key: FlagKey, place: FlagPlace): boolean | undefined {
  const flag = file[key];
  return (flag?.rules.find((rule) => fits(rule, key, place)) ?? flag)?.isOn;
}

/** Whether a flag is on for a share of the visitors. */
function hasShares(file: FlagFile): boolean {
  return FLAG_KEYS.some((key) =>
    file[key]?.rules.some(({ percentage }) => percentage !== undefined),
  );
}

type Rule = z.infer<typeof ruleSchema>;

function readsVisitor({ visitorCountries, percentage }: Rule): boolean {
  return visitorCountries !== undefined || percentage !== undefined;
}

function fits(
  { markets, countries, paths, visitorCountries, percentage }: Rule,
  key: FlagKey,
  { url, market, country, visitor }: FlagPlace,
): boolean {
  if (markets && !markets.includes(market)) return false;
  if (countries && (country === null || !countries.includes(country))) return false;
  if (visitorCountries && !(visitor?.country && visitorCountries.includes(visitor.country)))
    return false;
  if (percentage !== undefined && !isInShare(percentage, key, visitor?.deviceId)) return false;
  const { pathname } = new URL(url);
  return !paths || paths.some((path) => isPathIn(pathname, path));
}

/** The same for a device as long as it has its id, and for each flag another share of the devices. */
function isInShare(percentage: number, key: FlagKey, deviceId: string | null | undefined): boolean {
  if (!deviceId) return false;
  const hash = createHash('sha256').update(`${key} ${deviceId}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < percentage;
}

function isPathIn(path: string, wanted: string): boolean {
  return wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}
