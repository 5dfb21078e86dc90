/** Travels and departures side by side, without scripts (WISH-04). */
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { CookieBrowser, valueOf } from '../support/cookie-browser.ts';
import { readHtml } from '../support/html-page.ts';
import { siteToLogInAt } from '../support/login-site.ts';
import { bookableTour, gatheringTour, travelOf } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { hostOf } from '../support/visit.ts';

const site = siteToLogInAt();
const TOUR = bookableTour();
const TRAVEL = travelOf(TOUR);
const OTHER = gatheringTour();
/** Travels that content/travels has. */
const SIX = [
  'australia-red-centre-reef',
  'azores-islands',
  'brazil-rio-iguacu-bahia',
  'cambodia-laos-mekong',
  'canada-rockies-pacific',
  'cape-verde-three-islands',
];
const open = (path: string, browser = new CookieBrowser()) => browser.visit(site.it() + path);
/** What stands side by side, by the links of the column heads. */
const columnsOf = (text: string) =>
  byRole(text)
    .all('columnheader')
    .flatMap((head) => head.within.links.slice(0, 1));
const rowOf = (text: string, label: string) =>
  byRole(text)
    .all('row')
    .find((row) => row.within.all('rowheader').some(({ text: head }) => head.startsWith(label)))
    ?.text;

describe('WISH-04 a comparison', () => {
  test('stands at an address that anybody can be sent, in every market, and no index keeps it', async () => {
    const path = `/compare?ids=${TOUR.code},${TRAVEL.id},${OTHER.code}`;
    const t = await wordsOf('it');
    const page = await open(path);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(readHtml(page.text).robots).toContain('noindex');
    expect(columnsOf(page.text)).toHaveLength(3);
    expect(columnsOf(page.text)[0]).toContain(TOUR.code);
    for (const row of ['dates', 'price', 'lowest', 'seats', 'total'] as const)
      expect([row, rowOf(page.text, t(`compare:row.${row}`))]).toEqual([row, expect.anything()]);
    expect(rowOf(page.text, t('compare:row.price'))?.match(/€/g)).toHaveLength(3);
    // Of the travel it is the lowest of several.
    expect(rowOf(page.text, t('compare:row.price'))).toContain(`${t('listing:card.from')} `);
    // Nobody is logged in, so that nobody has saved it.
    expect(rowOf(page.text, t('compare:row.saved'))).toBeUndefined();
    expect(valueOf(page, 'address')).toBe(site.it() + path);
    for (const id of MARKET_IDS) {
      const other = await new CookieBrowser().ask(`http://${hostOf(id, site.port)}${path}`);
      expect([id, other.status, columnsOf(other.text).length]).toEqual([id, 200, 3]);
    }
  });

  test('has four at a time, and the others are chosen by a form', async () => {
    const ids = SIX;
    const first = await open(`/compare?ids=${ids.join(',')}`);
    expect(columnsOf(first.text)).toHaveLength(4);
    const choices = byRole(first.text).all('checkbox');
    expect(choices.filter(({ attributes }) => attributes.name === 'show')).toHaveLength(6);
    // Nobody is left to believe that these are all.
    const t = await wordsOf('it');
    expect(first.text).toContain(t('compare:choose.others'));
    const five = ids.slice(1).map((id) => `&show=${id}`);
    const tooMany = await open(`/compare?ids=${ids.join(',')}${five.join('')}`);
    expect(columnsOf(tooMany.text)).toHaveLength(4);
    expect(tooMany.text).toContain(t('compare:choose.others'));
    const chosen = await open(`/compare?ids=${ids.join(',')}&show=${ids[5]}&show=${ids[0]}`);
    expect(columnsOf(chosen.text)).toHaveLength(2);
    expect(chosen.text).not.toContain(t('compare:choose.others'));
  });

  test('leaves out what there is not, says so, and has a way on from nothing', async () => {
    const t = await wordsOf('it');
    const some = await open(`/compare?ids=atlantis,${TOUR.code},__proto__,%00`);
    expect([some.status, columnsOf(some.text).length]).toEqual([200, 1]);
    expect(some.text).toContain(t('compare:missing', { count: 2 }));
    // The same departure in another spelling is no other one, and none that is missing.
    const small = TOUR.code.toLowerCase();
    const twice = await open(`/compare?ids=${TOUR.code},${small},${OTHER.code}`);
    expect(columnsOf(twice.text)).toHaveLength(2);
    const shown = await open(`/compare?ids=${small},${OTHER.code}&show=${small}`);
    expect(columnsOf(shown.text)).toHaveLength(1);
    expect(twice.text).not.toContain(t('compare:missing', { count: 1 }));
    const none = await open('/compare?ids=atlantis');
    expect([none.status, columnsOf(none.text)]).toEqual([404, []]);
    const many = await open(
      `/compare?ids=${Array.from({ length: 30 }, (_, at) => `X${at}`).join()}`,
    );
    expect(many.text).toContain(t('compare:cut', { count: 20 }));
    const empty = await open('/compare');
    expect(empty.status).toBe(200);
    expect(empty.text).toContain(t('compare:empty'));
    expect(readHtml(empty.text).links).toContain(pathOf('wishlist', 'it'));
  });
});

describe('who has saved something', () => {
  const browser = new CookieBrowser();
  beforeAll(async () => {
    await site.logIn(browser, '/');
    for (const { travelId, code } of [TOUR, OTHER])
      await browser.visit(`${site.it()}/saved`, {
        form: { intent: 'add', travelId, tourCode: code, returnTo: '/' },
      });
  });

  test('WISH-04 compares it from the wishlist, and sees what it cost then, as nobody else does', async () => {
    const t = await wordsOf('it');
    const list = await open(pathOf('wishlist', 'it'), browser);
    const links = readHtml(list.text).links.filter((link) => link.startsWith('/compare?'));
    expect(links).toHaveLength(1);
    const choices = byRole(list.text).all('checkbox');
    const compared = choices.filter(({ attributes }) => attributes.form === 'compare');
    expect(compared.map(({ attributes }) => attributes.value)).toContain(TOUR.code);
    const own = await open(links[0] ?? '', browser);
    expect(columnsOf(own.text)).toHaveLength(2);
    expect(rowOf(own.text, t('compare:row.saved'))).toContain('€');
    const others = await open(links[0] ?? '');
    expect(rowOf(others.text, t('compare:row.saved'))).toBeUndefined();
  });
});
