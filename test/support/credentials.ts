import type { BackendCredentials } from '../../app/api/backend-call.server.ts';
import { readSettings } from '../../config/settings.ts';

/** Of a site that is started without settings, as the backend beside it believes them. */
export const CREDENTIALS: BackendCredentials = {
  token: null,
  assertionSecret: readSettings({ NODE_ENV: 'test' }).assertionSecrets[0],
};

/** What each call of a test shows, and the most that it takes. */
export const SITE_CALLS = {
  credentials: CREDENTIALS,
  mostBytes: 4 * 1024 * 1024,
  network: null,
};
