/**
 * Who signs people in (AUTH-01, AUTH-02): the embedded OpenID provider, on a host of its own, or any
 * other by `OIDC_ISSUER`. `settings.ts` reads these together with the others. And which requests are for the
 * embedded provider: by its host, or from this very machine, on which the site asks for tokens behind the
 * browser's back.
 */
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { sameHost, splitHost } from './market-hosts.ts';
import { isHostName, origins, webAddress, words } from './web-address.ts';
import { wholeNumber } from './whole-number.ts';

/** Where the embedded provider stands on its host; nothing else of that host answers. */
export const PROVIDER_PATH = '/oidc';
/** What the embedded provider calls the site: its one client. */
const EMBEDDED_CLIENT_ID = 'site';

/** `offline_access` is what a refresh token is called (AUTH-01). */
const DEFAULT_SCOPES = 'openid profile email offline_access';
const LOCAL_LOGIN_HOST = 'login.localhost';
const EVERY_ADDRESS_WRITTEN_OUT: readonly string[] = ['::', '0.0.0.0', 'localhost'];

export const LOGIN_VARIABLES = {
  /** Host of the embedded provider, e.g. `login.example.com`. */
  LOGIN_HOST: z
    .string()
    .refine(isHostName, 'is no lower-case host, with a port or without')
    .optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  /** Left out for a client that has none: PKCE protects the code either way. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_SCOPES: words.default(words.parse(DEFAULT_SCOPES)),
  /** Each is what discovery says unless it is given. */
  OIDC_AUTHORIZE_URL: webAddress.optional(),
  OIDC_TOKEN_URL: webAddress.optional(),
  OIDC_USERINFO_URL: webAddress.optional(),
  OIDC_LOGOUT_URL: webAddress.optional(),
  OIDC_KEYS_URL: webAddress.optional(),
  OIDC_TIMEOUT_MS: wholeNumber(50, 30_000).default(800),
  /** Origins that pictures of people may come from, beside the issuer's own. */
  OIDC_PICTURE_ORIGINS: origins,
};

type LoginVariables = z.infer<z.ZodObject<typeof LOGIN_VARIABLES>>;

export interface LoginSettings {
  /** Identifier of the provider, as its id tokens say it. */
  readonly issuer: string;
  readonly isEmbedded: boolean;
  readonly clientId: string;
  readonly clientSecret: string | null;
  readonly scopes: readonly string[];
  /** Null where the provider's discovery document tells, or tells that there is none. */
  readonly endpoints: Readonly<Record<LoginEndpoint, string | null>>;
  readonly timeoutMs: number;
  readonly pictureOrigins: readonly string[];
}

const LOGIN_ENDPOINTS = ['authorize', 'token', 'userinfo', 'logout', 'keys'] as const;
type LoginEndpoint = (typeof LOGIN_ENDPOINTS)[number];

export interface LoginSurroundings {
  readonly protocol: 'http' | 'https';
  readonly port: number;
  /** Address that the process listens on; null for loopback. */
  readonly listenAddress: string | null;
  readonly sessionSecret: string;
}

/**
 * What is wrong with the variables together, each naming its variable; empty when nothing is.
 * @param marketHosts none of them may be the provider's
 */
export function loginProblems(
  values: LoginVariables,
  { isLive, marketHosts }: { readonly isLive: boolean; readonly marketHosts: readonly string[] },
): string[] {
  const problems: string[] = [];
  if (values.OIDC_ISSUER) {
    if (!values.OIDC_CLIENT_ID) {
      problems.push('OIDC_CLIENT_ID: the provider of OIDC_ISSUER knows this site by a client id');
    }
    if (isLive && !values.OIDC_ISSUER.startsWith('https:')) {
      problems.push('OIDC_ISSUER: the provider is wanted on https');
    }
  } else if (isLive && !values.LOGIN_HOST) {
    problems.push('OIDC_ISSUER or LOGIN_HOST: who signs people in is wanted');
  }
  if (values.LOGIN_HOST && marketHosts.includes(values.LOGIN_HOST)) {
    problems.push('LOGIN_HOST: is the host of a market; the provider wants one of its own');
  }
  return problems;
}

/** The provider that signs people in; call it with variables that have no `loginProblems`. */
export function loginSettingsOf(
  values: LoginVariables,
  surroundings: LoginSurroundings,
): LoginSettings {
  const common = {
    scopes: values.OIDC_SCOPES,
    timeoutMs: values.OIDC_TIMEOUT_MS,
  };
  if (values.OIDC_ISSUER) {
    return {
      ...common,
      issuer: values.OIDC_ISSUER,
      isEmbedded: false,
      clientId: values.OIDC_CLIENT_ID ?? '',
      clientSecret: values.OIDC_CLIENT_SECRET ?? null,
      endpoints: {
        authorize: values.OIDC_AUTHORIZE_URL ?? null,
        token: values.OIDC_TOKEN_URL ?? null,
        userinfo: values.OIDC_USERINFO_URL ?? null,
        logout: values.OIDC_LOGOUT_URL ?? null,
        keys: values.OIDC_KEYS_URL ?? null,
      },
      pictureOrigins: [new URL(values.OIDC_ISSUER).origin, ...values.OIDC_PICTURE_ORIGINS],
    };
  }
  const host = values.LOGIN_HOST ?? `${LOCAL_LOGIN_HOST}:${surroundings.port}`;
  const issuer = `${surroundings.protocol}://${host}${PROVIDER_PATH}`;
  const backChannel = backChannelBase(surroundings);
  return {
    ...common,
    issuer,
    isEmbedded: true,
    clientId: EMBEDDED_CLIENT_ID,
    clientSecret: createHmac('sha256', surroundings.sessionSecret)
      .update('secret of the client of the embedded provider')
      .digest('base64url'),
    endpoints: {
      authorize: `${issuer}/auth`,
      token: `${backChannel}/token`,
      userinfo: `${backChannel}/me`,
      logout: `${issuer}/session/end`,
      keys: `${backChannel}/jwks`,
    },
    pictureOrigins: [],
  };
}

/**
 * Where the process reaches its own provider. Node does not resolve `*.localhost`, and a public name
 * may not lead back here; the address that the process listens on always does.
 */
function backChannelBase({ port, listenAddress }: LoginSurroundings): string {
  const isEvery = listenAddress === null || EVERY_ADDRESS_WRITTEN_OUT.includes(listenAddress);
  const host = isEvery ? '127.0.0.1' : listenAddress;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${PROVIDER_PATH}`;
}

interface LoginHostSettings {
  readonly login: LoginSettings;
  readonly mode: 'demonstration' | 'live';
}

/**
 * Whether the host is the embedded provider's. In demonstration mode the port does not matter, as with
 * the markets' hosts.
 */
export function isLoginHost(
  host: string | null | undefined,
  { login, mode }: LoginHostSettings,
): boolean {
  if (!host || !login.isEmbedded) return false;
  const configured = new URL(login.issuer);
  return mode === 'live' ? sameHost(host, configured) : splitHost(host)[0] === configured.hostname;
}

/** Whether the host is the one by which the site reaches its own provider. */
export function isBackChannelHost(
  host: string | null | undefined,
  { login }: Pick<LoginHostSettings, 'login'>,
): boolean {
  const { token } = login.endpoints;
  if (!host || !login.isEmbedded || token === null) return false;
  return sameHost(host, new URL(token));
}

/** Whether the path belongs to the embedded provider, whatever the host. */
export function isProviderPath(path: string): boolean {
  return path === PROVIDER_PATH || path.startsWith(`${PROVIDER_PATH}/`);
}
