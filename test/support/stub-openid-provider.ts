/**
 * A small OpenID provider that is not ours, and that lies on demand: to show that any provider takes the
 * embedded one's place, and that what it says is checked.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose';

/** What it does otherwise than it should. */
export interface StubFaults {
  /** Says that its answers name it; what they do is up to the test. */
  readonly namesItself?: boolean;
  /** Claims of the id token that replace the right ones; undefined leaves one out. */
  idToken?: Readonly<Record<string, unknown>>;
  /** Signs with a key that it never showed. */
  foreignKey?: boolean;
  /** Signs nothing at all, and says so. */
  unsigned?: boolean;
  /** Says of somebody else in userinfo. */
  userinfoSubject?: string;
  /** Answers nothing, for ever. */
  silent?: boolean;
  /** Answers this status to everything. */
  status?: number;
  /** Milliseconds before the token endpoint answers. */
  tokenDelayMs?: number;
  /** Refuses refresh tokens. */
  refusesRefresh?: boolean;
  /** Gives no refresh token. */
  withoutRefresh?: boolean;
}

interface Login {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const STUB_CLIENT = { id: 'cordata', secret: 'a secret of the stub' } as const;

export class StubOpenIdProvider {
  faults: StubFaults = {};
  /** Times that each address was asked. */
  readonly asked: Record<string, number> = {};
  /** Everything secret that it gave out: codes and tokens. */
  readonly secrets: string[] = [];
  /** Seconds that access tokens live. */
  tokenLifeS = 3600;

  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #logins = new Map<string, Login>();
  readonly #refreshTokens = new Map<string, string>();
  #key!: CryptoKey;
  #foreignKey!: CryptoKey;
  #publicJwk: object = {};

  get issuer(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Settings of a site that signs its people in here. */
  get environment(): Record<string, string> {
    return {
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: STUB_CLIENT.id,
      OIDC_CLIENT_SECRET: STUB_CLIENT.secret,
    };
  }

  async start(): Promise<this> {
    const pair = await generateKeyPair('RS256', { extractable: true });
    this.#key = pair.privateKey;
    this.#publicJwk = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' };
    this.#foreignKey = (await generateKeyPair('RS256')).privateKey;
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    this.asked[url.pathname] = (this.asked[url.pathname] ?? 0) + 1;
    if (this.faults.silent) return;
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (this.faults.status) return void json({}, this.faults.status);
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json({
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          userinfo_endpoint: `${this.issuer}/userinfo`,
          end_session_endpoint: `${this.issuer}/end`,
          jwks_uri: `${this.issuer}/keys`,
          ...(this.faults.namesItself && { authorization_response_iss_parameter_supported: true }),
        });
      case '/keys':
        return void json({ keys: [this.#publicJwk] });
      case '/authorize':
        return void response.writeHead(303, { location: this.#authorize(url.searchParams) }).end();
      case '/token': {
        const form = new URLSearchParams(await text(request));
        await new Promise((resolve) => setTimeout(resolve, this.faults.tokenDelayMs ?? 0));
        const [body, status] = await this.#token(request, form);
        return void json(body, status);
      }
      case '/userinfo':
        return void json({
          sub: this.faults.userinfoSubject ?? 'person-1',
          given_name: 'Grace',
          family_name: 'Hopper',
          email: 'grace@example.org',
          picture: `${this.issuer}/grace.png`,
        });
      case '/end':
        return void response
          .writeHead(303, { location: url.searchParams.get('post_logout_redirect_uri') ?? '/' })
          .end();
      default:
        json({}, 404);
    }
  }

  /** The person is known and says yes at once. */
  #authorize(query: URLSearchParams): string {
    const code = this.#secret();
    const redirectUri = query.get('redirect_uri') ?? '';
    this.#logins.set(code, {
      nonce: query.get('nonce') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirectUri,
    });
    return `${redirectUri}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`;
  }

  async #token(
    request: IncomingMessage,
    form: URLSearchParams,
  ): Promise<[body: object, status: number]> {
    const credentials = Buffer.from(`${STUB_CLIENT.id}:${STUB_CLIENT.secret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credentials}`) {
      return [{ error: 'invalid_client' }, 401];
    }
    if (form.get('grant_type') === 'refresh_token') {
      const used = form.get('refresh_token') ?? '';
      const nonce = this.#refreshTokens.get(used);
      // Each is good once.
      this.#refreshTokens.delete(used);
      if (nonce === undefined || this.faults.refusesRefresh) {
        return [{ error: 'invalid_grant' }, 400];
      }
      return [await this.#tokens(nonce), 200];
    }
    const code = form.get('code') ?? '';
    const login = this.#logins.get(code);
    this.#logins.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (login?.challenge !== challenge || login.redirectUri !== form.get('redirect_uri')) {
      return [{ error: 'invalid_grant' }, 400];
    }
    return [await this.#tokens(login.nonce), 200];
  }

  async #tokens(nonce: string): Promise<object> {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      aud: STUB_CLIENT.id,
      sub: 'person-1',
      iat: now,
      exp: now + 3600,
      nonce,
      ...this.faults.idToken,
    };
    const idToken = this.faults.unsigned
      ? new UnsecuredJWT(claims).encode()
      : await new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'one' })
          .sign(this.faults.foreignKey ? this.#foreignKey : this.#key);
    this.secrets.push(idToken);
    const refreshToken = this.#secret();
    this.#refreshTokens.set(refreshToken, nonce);
    return {
      access_token: this.#secret(),
      token_type: 'Bearer',
      expires_in: this.tokenLifeS,
      id_token: idToken,
      ...(this.faults.withoutRefresh ? {} : { refresh_token: refreshToken }),
    };
  }

  #secret(): string {
    const secret = randomUUID();
    this.secrets.push(secret);
    return secret;
  }
}
