/**
 * The flag file (API-05): each flag on or off, and rules by market, country and path that say otherwise. It
 * is JSON, so that any tool may write it.
 */
import { z } from 'zod';
import type { FlagPlace } from '../../contract/feature-flags.ts';
import { FLAG_KEYS, type FlagKey } from '../../domain/feature-flag.ts';
import { MARKET_IDS } from '../../domain/market.ts';

const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).optional();

const ruleSchema = z.strictObject({
  isOn: z.boolean(),
  markets: list(z.enum(MARKET_IDS)),
  /** ISO 3166 alpha-2 codes of markets' countries. */
  countries: list(z.string().regex(/^[A-Z]{2}$/, 'is no two-letter country code')),
  /** Whole paths, or beginnings that end with `*`. */
  paths: list(z.string().startsWith('/')),
});

const flagSchema = z.strictObject({
  isOn: z.boolean(),
  /** The first one that fits wins; all that it names has to fit. */
  rules: z.array(ruleSchema).default([]),
});

const fileSchema = z.strictObject(
  Object.fromEntries(FLAG_KEYS.map((key) => [key, flagSchema.optional()])) as Record<
    FlagKey,
    z.ZodOptional<typeof flagSchema>
  >,
);

export type FlagFile = z.infer<typeof fileSchema>;

/** A flag file that cannot be used: `message` names the field. */
export class WrongFlagFile extends Error {
  override name = 'WrongFlagFile';
}

/** @throws WrongFlagFile for what is no JSON, an unknown flag, or a field that is wrong */
export function parseFlagFile(text: string): FlagFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new WrongFlagFile(`is no JSON: ${error instanceof Error ? error.message : error}`);
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
  return (flag?.rules.find((rule) => fits(rule, place)) ?? flag)?.isOn;
}

function fits(
  { markets, countries, paths }: z.infer<typeof ruleSchema>,
  { url, market, country }: FlagPlace,
): boolean {
  if (markets && !markets.includes(market)) return false;
  if (countries && (country === null || !countries.includes(country))) return false;
  const { pathname } = new URL(url);
  return !paths || paths.some((path) => isPathIn(pathname, path));
}

function isPathIn(path: string, wanted: string): boolean {
  return wanted.endsWith('*') ? path.startsWith(wanted.slice(0, -1)) : path === wanted;
}
