/** One strategy for each market's origin (AUTH-01): a provider sends people back to their own site. */
import { Authenticator } from 'remix-auth';
import { ALL_MARKETS, type Market } from '../../domain/market.ts';
import type { Settings } from '../../config/settings.ts';
import { attemptCookie } from './login-attempt.server.ts';
import type { OpenIdProvider } from './open-id-provider.server.ts';
import { OpenIdStrategy, type CompletedLogin } from './open-id-strategy.server.ts';

export type LoginAuthenticator = Authenticator<CompletedLogin>;

const authenticators = new WeakMap<OpenIdProvider, LoginAuthenticator>();

/** The strategies of a provider, each by the id of its market. */
export function authenticatorOf(
  provider: OpenIdProvider,
  settings: Pick<Settings, 'login' | 'origins'>,
): LoginAuthenticator {
  let authenticator = authenticators.get(provider);
  if (!authenticator) {
    authenticator = new Authenticator<CompletedLogin>();
    for (const market of ALL_MARKETS) {
      authenticator.use(strategyOf(provider, settings, market), market.id);
    }
    authenticators.set(provider, authenticator);
  }
  return authenticator;
}

/** A strategy of its own, for what needs no request of a visitor. */
export function strategyOf(
  provider: OpenIdProvider,
  { login, origins }: Pick<Settings, 'login' | 'origins'>,
  market: Market,
): OpenIdStrategy {
  const origin = origins[market.id];
  return new OpenIdStrategy({
    login,
    provider,
    origin,
    languageTag: market.languageTag,
    cookie: attemptCookie(origin.startsWith('https:')),
  });
}
