import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { NewsletterPurpose } from '../../contract/newsletter-paths.ts';
import { unavailable } from '../../test/support/page-loader-arguments.ts';
import { followLink } from './newsletter-link.server.ts';

test.each<NewsletterPurpose>(['confirm', 'unsubscribe'])(
  'NEWS-01 a press on %s that nothing came of says so, whatever the link is found to be afterwards',
  async (purpose) => {
    const answer = await followLink(purpose, {
      request: new Request('http://localhost/newsletter', { method: 'POST' }),
      context: { embeddedApi: unavailable, log: pino({ level: 'silent' }) },
      params: { token: 'x'.repeat(43) },
    });
    expect(answer).toMatchObject({ data: { state: 'unavailable' }, init: { status: 503 } });
  },
);
