/**
 * What is configured of each market: the host of its site (MKT-02), where it answers and which market a request's
 * host belongs to, never by guessing; and the day that its weeks start on (MKT-04). `settings.ts` reads the variables with the others.
 */
import { z } from 'zod';
import {
  ALL_MARKETS,
  MARKETS,
  MARKET_IDS,
  type Market,
  type MarketId,
  type Weekday,
} from '../domain/market.ts';
import { isHostName } from './web-address.ts';

/** A variable such as `it=…,en-WE=…`; `parse` gives nothing for a value that is none. */
function perMarket<Value>(
  parse: (text: string) => Value | undefined,
  { form, note }: { readonly form: string; readonly note: string },
) {
  return z.string().transform((text, context) => {
    const values: Partial<Record<MarketId, Value>> = {};
    for (const entry of text.split(',').map((part) => part.trim())) {
      const [id, written = ''] = entry.split('=');
      const known = MARKET_IDS.find((market) => market === id);
      const value = parse(written);
      if (!known || value === undefined) {
        context.addIssue(
          `"${entry}" is not MARKET=${form}; markets are ${MARKET_IDS.join(', ')}, ${note}`,
        );
        return z.NEVER;
      }
      values[known] = value;
    }
    return values;
  });
}

const marketHosts = perMarket((host) => (host && isHostName(host) ? host : undefined), {
  form: 'HOST',
  note: 'hosts are lower-case',
});

const WEEK_STARTS: Readonly<Record<string, Weekday>> = { sunday: 0, monday: 1, saturday: 6 };

const weekStarts = perMarket((day) => WEEK_STARTS[day], {
  form: 'DAY',
  note: `days are ${Object.keys(WEEK_STARTS).join(', ')}`,
});

export const MARKET_VARIABLES = {
  MARKET_HOSTS: marketHosts.optional(),
  WEEK_STARTS_ON: weekStarts.optional(),
  PUBLIC_PROTOCOL: z.enum(['http', 'https']).optional(),
  /** The hosts' first part where MARKET_HOSTS says nothing else: `cordata` gives cordata.it and so on. */
  BRAND_DOMAIN: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/)
    .optional(),
};

interface MarketVariables extends z.infer<z.ZodObject<typeof MARKET_VARIABLES>> {
  readonly APP_MODE: 'demonstration' | 'live';
  readonly PORT: number;
}

/** What live mode lacks, each naming its variable; empty when nothing is wrong. */
export function marketProblems(values: MarketVariables): string[] {
  const hosts = ALL_MARKETS.map((market) => hostOf(market, values));
  if (hosts.some((host) => /^([a-z0-9-]+\.)*localhost(:|$)/.test(host))) {
    return ['MARKET_HOSTS or BRAND_DOMAIN: the hosts of all markets are wanted'];
  }
  if (new Set(hosts).size < hosts.length) {
    return ['MARKET_HOSTS: each market wants a host of its own'];
  }
  return [];
}

export function protocolOf({ PUBLIC_PROTOCOL, APP_MODE }: MarketVariables): 'http' | 'https' {
  return PUBLIC_PROTOCOL ?? (APP_MODE === 'live' ? 'https' : 'http');
}

export function originsOf(values: MarketVariables): Readonly<Record<MarketId, string>> {
  const protocol = protocolOf(values);
  return Object.fromEntries(
    ALL_MARKETS.map((market) => [market.id, `${protocol}://${hostOf(market, values)}`]),
  ) as Record<MarketId, string>;
}

/** Host and port of a market's site. */
function hostOf(market: Market, values: MarketVariables): string {
  const configured = values.MARKET_HOSTS?.[market.id];
  if (configured) return configured;
  if (values.APP_MODE === 'live' && values.BRAND_DOMAIN) {
    return `${values.BRAND_DOMAIN}${market.domainEnding}`;
  }
  return `${localName(market)}:${values.PORT}`;
}

interface MarketHostSettings {
  readonly mode: 'demonstration' | 'live';
  readonly origins: Readonly<Record<MarketId, string>>;
  readonly weekStartsOn: Readonly<Partial<Record<MarketId, Weekday>>>;
}

/**
 * The market that owns the host, or null (which gets 421). Case and a trailing dot do not matter. In
 * demonstration mode the local names always work, whatever port the visitor came by, and any other
 * host shows the site of plain `localhost`, so that a telephone in the same network can look at it.
 */
export function marketOfHost(
  host: string | null | undefined,
  settings: MarketHostSettings,
): Market | null {
  if (!host) return null;
  const [asked] = splitHost(host);
  const found = MARKET_IDS.find((id) => {
    const configured = new URL(settings.origins[id]);
    return settings.mode === 'live'
      ? sameHost(host, configured)
      : configured.hostname === asked || localName(MARKETS[id]) === asked;
  });
  const id = found ?? (settings.mode === 'live' ? null : 'en-WE');
  if (id === null) return null;
  const firstDayOfWeek = settings.weekStartsOn[id];
  return firstDayOfWeek === undefined ? MARKETS[id] : { ...MARKETS[id], firstDayOfWeek };
}

/**
 * The origin that a host leads to which is a market's but for `www.`, too much or too little; null for every
 * other host, a market's own among them.
 */
export function originBesidesWww(
  host: string | undefined,
  { origins }: Pick<MarketHostSettings, 'origins'>,
): string | null {
  if (!host) return null;
  const other = host.toLowerCase().startsWith(WWW) ? host.slice(WWW.length) : WWW + host;
  const all = Object.values(origins);
  const isOf = (name: string) => (origin: string) => sameHost(name, new URL(origin));
  return all.some(isOf(host)) ? null : (all.find(isOf(other)) ?? null);
}

const WWW = 'www.';

/** The name that always works in demonstration mode. */
function localName({ localSubdomain }: Market): string {
  return localSubdomain ? `${localSubdomain}.localhost` : 'localhost';
}

/** Whether host and port are those of the address; the protocol's own port may be left out. */
export function sameHost(host: string, configured: URL): boolean {
  const [name, port] = splitHost(host);
  const standard = configured.protocol === 'https:' ? '443' : '80';
  return name === configured.hostname && (port || standard) === (configured.port || standard);
}

/** Name and port, without regard to case and a trailing dot; the port is empty where there is none. */
export function splitHost(host: string): [name: string, port: string] {
  const match = /^(\[[^\]]+\]|[^:]*)(?::(\d+))?$/.exec(host.trim().toLowerCase());
  return [(match?.[1] ?? '').replace(/\.$/, ''), match?.[2] ?? ''];
}
