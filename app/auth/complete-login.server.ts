/** The second half of a login: the provider's answer becomes what a session holds (AUTH-01). */
import { OAuth2RequestError } from 'remix-auth-oauth2';
import type { Settings } from '../../config/settings.ts';
import type { Market } from '../../domain/market.ts';
import { LoginRefused, PASSING_ERRORS, ProviderUnavailable } from './login-faults.ts';
import { openIdProvider } from './open-id-provider.server.ts';
import type { CompletedLogin, Tokens } from './open-id-strategy.server.ts';
import {
  emailOfPerson,
  nameOfPerson,
  personClaimsSchema,
  pictureOfPerson,
} from './person.server.ts';
import type { SessionData } from './session-data.server.ts';
import { authenticatorOf } from './strategies.server.ts';

/** Of a token whose life the provider does not tell. */
const USUAL_TOKEN_LIFE_S = 60 * 60;

/**
 * Checks state, exchanges the code, verifies the id token, asks who it is.
 * @throws LoginRefused with reason `access_denied` where the person himself has cancelled
 * @throws ProviderUnavailable
 */
export async function completeLogin(
  request: Request,
  { market, now }: { readonly market: Market; readonly now: number },
  settings: Pick<Settings, 'login' | 'origins'>,
): Promise<SessionData> {
  const { login } = settings;
  const provider = await openIdProvider(login);
  const { tokens, claims } = await authenticate(
    authenticatorOf(provider, settings).authenticate(market.id, request),
  );
  const told = await provider.readUserinfo(tokens.accessToken());
  // An answer about somebody else must not be used (Core 5.3.2).
  if (told && told.sub !== claims.sub) throw new LoginRefused('subject of userinfo');
  const person = personClaimsSchema.parse({ ...claims, ...told });
  return {
    issuer: login.issuer,
    subject: claims.sub,
    name: nameOfPerson(person),
    picture: pictureOfPerson(person, login.pictureOrigins),
    email: emailOfPerson(person),
    ...tokenData(tokens, now),
    idToken: tokens.idToken(),
  };
}

/** What a session keeps of an answer of the token endpoint. */
export function tokenData(
  tokens: Tokens,
  now: number,
): Pick<SessionData, 'accessToken' | 'accessExpiresAt' | 'refreshToken'> {
  return {
    accessToken: tokens.accessToken(),
    accessExpiresAt: now + lifeInSeconds(tokens) * 1000,
    refreshToken: tokens.hasRefreshToken() ? tokens.refreshToken() : null,
  };
}

function lifeInSeconds(tokens: Tokens): number {
  try {
    return tokens.accessTokenExpiresInSeconds();
  } catch {
    return USUAL_TOKEN_LIFE_S;
  }
}

/** The strategy's own errors, told apart: a wrong or missing state is one of JavaScript's. */
async function authenticate(login: Promise<CompletedLogin>): Promise<CompletedLogin> {
  try {
    return await login;
  } catch (error) {
    if (error instanceof LoginRefused || error instanceof ProviderUnavailable) throw error;
    if (error instanceof OAuth2RequestError) {
      if (PASSING_ERRORS.includes(error.code))
        throw new ProviderUnavailable(error.code, { cause: error });
      throw new LoginRefused(error.code, error);
    }
    if (error instanceof RangeError || error instanceof ReferenceError) {
      throw new LoginRefused('state', error);
    }
    // Without state the strategy begins another login, by a redirect: nobody asked for one here.
    if (error instanceof Response) throw new LoginRefused('state');
    throw error;
  }
}
