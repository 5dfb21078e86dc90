import type { Provider } from 'oidc-provider';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { interactionRoutes, type InteractionParts } from './interaction-routes.ts';

const app = interactionRoutes({
  // A form too large is refused before anybody is asked for anything.
  provider: { interactionDetails: () => Promise.reject(new Error('asked')) } as unknown as Provider,
  storage: {} as InteractionParts['storage'],
  pages: {} as InteractionParts['pages'],
  log: pino({ level: 'silent' }),
  settings: readSettings({}),
  isSecure: false,
  secret: '',
  now: () => 0,
});

test.each([
  ['that says its length', { 'content-length': '20000' }],
  ['that does not', {} as Record<string, string>],
])('AUTH-02 SEC-08 a login form too large gets 413: one %s', async (_, headers) => {
  const body = `password=${'x'.repeat(20_000)}`;
  const answer = await app.request('/some-login', { method: 'POST', headers, body });
  expect(answer.status).toBe(413);
});
