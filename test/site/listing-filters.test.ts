/** Lists on pages of the CMS that a visitor narrows, without scripts (CMS-05). */
import { expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { readHtml } from '../support/html-page.ts';
import { bookableTour, travelOf, travelPath } from '../support/site-paths.ts';
import { originOf, visit } from '../support/visit.ts';

test.each(MARKET_IDS)(
  'CMS-05 confirmed departures of %s by country, as a form asks',
  async (id) => {
    const path = pathOf('tours', id);
    const tour = bookableTour();
    const [country = ''] = travelOf(tour).countries;
    const whole = readHtml((await visit(id, path)).text);
    const sent = await visit(id, `${path}?where=${country}&month=&shownDates=%2C&ageBadge=ALL`);
    const narrowed = `${path}?destinationId%5B%5D=${country}`;
    expect([sent.status, sent.headers.location]).toEqual([302, narrowed]);

    const { status, text } = await visit(id, narrowed);
    const page = readHtml(text);
    const list = pathOf('travels', id);
    const toursOf = ({ links }: typeof page) =>
      links.filter((link) => link.startsWith(`${list}/`) && /\/[A-Z]{3}-\d{8}/.test(link));
    expect(status).toBe(200);
    expect(page.canonical).toBe(originOf(id) + path);
    expect(toursOf(page)).not.toEqual([]);
    expect(toursOf(page).length).toBeLessThan(toursOf(whole).length);
    // Of every travel that is left, and of this one.
    expect(toursOf(page).some((link) => link.startsWith(travelPath(travelOf(tour), id)))).toBe(
      true,
    );
    // Each can be taken away again.
    expect(page.links).toContain(path);
  },
);
