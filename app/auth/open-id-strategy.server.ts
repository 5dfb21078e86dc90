/**
 * remix-auth's OAuth2 strategy, extended to OpenID Connect (AUTH-01). The base strategy checks state and PKCE, but
 * neither ID token nor nonce, and it has no timeout.
 */
import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { OAuth2RequestError, OAuth2Strategy } from 'remix-auth-oauth2';
import type { LoginSettings } from '../../config/login-settings.ts';
import {
  LoginRefused,
  ProviderUnavailable,
  TRANSIENT_ERRORS,
  withTimeout,
} from './login-errors.ts';
import type { OpenIdProvider } from './open-id-provider.server.ts';

export type Tokens = OAuth2Strategy.VerifyOptions['tokens'];
type IdClaims = JWTPayload & { readonly sub: string };

export interface CompletedLogin {
  readonly tokens: Tokens;
  readonly claims: IdClaims;
}

export interface StrategyOptions {
  readonly login: Pick<
    LoginSettings,
    'isEmbedded' | 'clientId' | 'clientSecret' | 'scopes' | 'timeoutMs'
  >;
  readonly provider: OpenIdProvider;
  /** Origin of the market's site. */
  readonly origin: string;
  /** Language for the provider's pages (Core 3.1.2.1). */
  readonly languageTag: string;
  /** Cookies of login attempts; the library adds a suffix to the name. */
  readonly cookie: { readonly name: string; readonly secure: boolean; readonly maxAge: number };
}

/** Claims of verified ID tokens. The library's `verify` callback gets only the tokens. */
const verified = new WeakMap<Tokens, IdClaims>();

export class OpenIdStrategy extends OAuth2Strategy<CompletedLogin> {
  readonly #own: StrategyOptions;

  constructor(own: StrategyOptions) {
    super(
      {
        clientId: own.login.clientId,
        clientSecret: own.login.clientSecret,
        authorizationEndpoint: own.provider.authorizeUrl,
        tokenEndpoint: own.provider.tokenUrl,
        redirectURI: `${own.origin}/login/redirect`,
        scopes: [...own.login.scopes],
        cookie: { ...cookieOf(own.cookie), path: '/', httpOnly: true, sameSite: 'Lax' },
      },
      async ({ tokens }) => {
        const claims = verified.get(tokens);
        if (!claims) throw new LoginRefused('id token');
        return { tokens, claims };
      },
    );
    this.#own = own;
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const challenge = params.get('code_challenge') ?? '';
    const all = new URLSearchParams(params);
    all.set('nonce', nonceOf(challenge));
    all.set('ui_locales', this.#own.languageTag);
    // Other providers put it into their ID tokens, or they do not: few know the parameter.
    if (this.#own.login.isEmbedded) all.set('claims', JSON.stringify({ id_token: { sid: null } }));
    // Without it providers issue no refresh token (Core 11).
    if (this.#own.login.scopes.includes('offline_access')) all.set('prompt', 'consent');
    return all;
  }

  protected override async validateAuthorizationCode(
    code: string,
    codeVerifier: string,
  ): Promise<Tokens> {
    const exchange = super.validateAuthorizationCode(code, codeVerifier);
    const tokens = await this.#ask(withTimeout(exchange, this.#own.login.timeoutMs));
    const nonce = nonceOf(sha256(codeVerifier));
    verified.set(tokens, await this.#own.provider.verifyIdToken(idTokenOf(tokens), nonce));
    return tokens;
  }

  /**
   * Sends no scopes, because a provider that granted fewer than were asked for would refuse them. Has no timeout,
   * because a late response may hold the only token that is still valid.
   */
  override refreshToken(refreshToken: string): Promise<Tokens> {
    return this.#ask(
      this.client.refreshAccessToken(this.options.tokenEndpoint.toString(), refreshToken, []),
    );
  }

  /**
   * @throws LoginRefused with the provider's error code (RFC 6749, 5.2)
   * @throws ProviderUnavailable for everything else
   */
  async #ask(work: Promise<Tokens>): Promise<Tokens> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof OAuth2RequestError && !TRANSIENT_ERRORS.includes(error.code)) {
        throw new LoginRefused(error.code, error);
      }
      throw new ProviderUnavailable('The token endpoint gives no answer', { cause: error });
    }
  }
}

function cookieOf({ name, secure, maxAge }: StrategyOptions['cookie']) {
  return { name, maxAge, ...(secure ? { secure } : {}) };
}

/** @throws LoginRefused when the provider speaks OAuth 2 but not OpenID Connect */
function idTokenOf(tokens: Tokens): string {
  try {
    return tokens.idToken();
  } catch (error) {
    throw new LoginRefused('no id token', error);
  }
}

/**
 * The nonce of a login, derived from its PKCE challenge. So it is as random, bound to the same cookie, and need not
 * be stored.
 */
function nonceOf(codeChallenge: string): string {
  return sha256(`nonce of ${codeChallenge}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
