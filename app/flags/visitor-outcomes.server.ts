/**
 * What the flags by visitor come to for whoever asks (API-05, MKT-10). Pages are kept under these outcomes and not
 * under who asked, so that two visitors with the same outcomes see the same bytes.
 */
import type { AppLoadContext } from '@remix-run/node';
import { isbot } from 'isbot';
import { readDeviceId } from '../../contract/device-cookie.ts';
import type { FlagVisitor } from '../../contract/feature-flags.ts';
import { FEATURE_FLAGS, VISITOR_FLAGS, type VisitorFlag } from '../../domain/feature-flag.ts';
import type { Market, MarketId } from '../../domain/market.ts';
import { marketOfCountry } from '../../domain/visitor-country.ts';
import { hasAnsweredOffer } from '../country-offer/offer-cookie.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { isSecureSite } from '../site-settings.server.ts';

export interface VisitorOutcomes {
  /** Of the flags by visitor, those that are on. */
  readonly flags: readonly VisitorFlag[];
  /** The market of the visitor's country, to be offered now; null where none is. */
  readonly offer: MarketId | null;
  /** Whether somebody of this country may get an offer, who has not answered it. */
  readonly mayBeOffered: boolean;
}

const known = new WeakMap<AppLoadContext, Promise<VisitorOutcomes>>();

/** Asked once for a request. A page that is made for all who have the same outcomes has them given. */
export function outcomesOf(request: Request, context: AppLoadContext): Promise<VisitorOutcomes> {
  if (context.outcomes) return Promise.resolve(context.outcomes);
  const outcomes = known.get(context) ?? findOutcomes(request, context);
  known.set(context, outcomes);
  return outcomes;
}

async function findOutcomes(request: Request, context: AppLoadContext): Promise<VisitorOutcomes> {
  const market = marketOfRequest(request, context);
  const visitor = flagVisitorOf(request, context, market);
  const place = { url: request.url, market: market.id, country: market.country, visitor };
  const isOn = await Promise.all(
    VISITOR_FLAGS.map((key) => context.flags?.isOn(key, place) ?? FEATURE_FLAGS[key].isOnByDefault),
  );
  const flags = VISITOR_FLAGS.filter((_, at) => isOn[at]);
  const offered = flags.includes('country-redirect') ? marketOfCountry(visitor.country) : null;
  const mayBeOffered = offered !== null && offered !== market.id;
  const headers = request.headers;
  const isAsked =
    mayBeOffered &&
    !hasAnsweredOffer(headers.get('cookie')) &&
    // A robot is wherever its machines are, and keeps no answer: it reads the page as it is.
    !isbot(headers.get('user-agent'));
  return { flags, offer: isAsked ? offered : null, mayBeOffered };
}

/** Who asks, as far as a flag may depend on it now. */
export function flagVisitorOf(
  request: Request,
  { country = null, flags }: AppLoadContext,
  market: Market,
): FlagVisitor {
  return {
    country,
    deviceId: flags?.hasShares()
      ? readDeviceId(request.headers.get('cookie'), isSecureSite(market))
      : null,
  };
}
