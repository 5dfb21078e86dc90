/** Where each market's site answers (MKT-02): scheme, host and port. `settings.ts` reads these with the others. */
import { z } from 'zod';
import { ALL_MARKETS, MARKET_IDS, type Market, type MarketId } from '../domain/market.ts';
import { isHostName } from './host-name.ts';

const marketHosts = z.string().transform((text, context) => {
  const hosts: Partial<Record<MarketId, string>> = {};
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [id, host] = entry.split('=');
    const isKnown = MARKET_IDS.find((market) => market === id);
    if (!isKnown || !host || !isHostName(host)) {
      context.addIssue(
        `"${entry}" is not MARKET=HOST; markets are ${MARKET_IDS.join(', ')}, hosts are lower-case`,
      );
      return z.NEVER;
    }
    hosts[isKnown] = host;
  }
  return hosts;
});

export const MARKET_VARIABLES = {
  MARKET_HOSTS: marketHosts.optional(),
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
  const local = market.localSubdomain ? `${market.localSubdomain}.localhost` : 'localhost';
  return `${local}:${values.PORT}`;
}
