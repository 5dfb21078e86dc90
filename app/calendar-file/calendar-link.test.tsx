import { expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite } from '../../test/support/render-in-site.tsx';
import { CalendarLink } from './calendar-link.tsx';

test.each([
  ['it', undefined, '/viaggi/giappone/calendar.ics', 'Aggiungi le date al calendario'],
  ['de', 'JPN-20270612', '/reisen/giappone/JPN-20270612/calendar.ics', 'In den Kalender'],
] as const)(
  'TRV-16 in %s the calendar file of %s stands below its page',
  async (marketId: MarketId, tourCode, href, words) => {
    const html = await renderInSite(<CalendarLink travelSlug="giappone" tourCode={tourCode} />, {
      marketId,
    });
    expect(byRole(html).one('link', words).attributes.href).toBe(href);
  },
);
