/** What a visitor is told who has sent too many forms (NEWS-01, TRV-13). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieBrowser, valueOf } from '../support/cookie-browser.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ FORMS_PER_NETWORK: '2', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => site.stop());

const from = (address: string, market: string) => ({
  origin: `http://${market}localhost:${site.port}`,
  headers: { 'x-forwarded-for': address },
});

describe('NEWS-01 TRV-13 forms of one network', () => {
  test('are taken twice; the third comes back filled in, and says when', async () => {
    const browser = new CookieBrowser();
    const send = (address: string, email: string) => {
      const { origin, headers } = from(address, 'de.');
      return browser.visit(`${origin}/newsletter?index`, { form: { email }, headers });
    };
    for (const count of [1, 2]) {
      const taken = await send(`198.51.100.${count}`, `visitor-${count}@example.com`);
      expect(taken.status).toBe(200);
      expect(taken.url).toContain('sent');
    }
    const refused = await send('198.51.100.99', 'visitor-3@example.com');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3000);
    expect(refused.text).toContain(`in ${Math.ceil(wait / 60)} Minuten`);
    expect(valueOf(refused, 'email')).toBe('visitor-3@example.com');
    expect((await send('198.51.101.1', 'visitor-4@example.com')).status).toBe(200);
  });
});
