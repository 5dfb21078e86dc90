import { describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { exampleTravel } from '../../test/support/example-tours.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import { RouteMap } from './route-map.tsx';
import { routeViewOf } from './route-view.server.ts';

const { days } = exampleTravel();
const [tokyo] = days;
if (!tokyo) throw new Error('The example has days');
const route = {
  slug: 'japan',
  days: [
    { ...tokyo, day: 1, place: 'Tokyo', transport: 'bus' as const },
    { ...tokyo, day: 2, place: 'Tokyo', transport: 'none' as const },
    {
      ...tokyo,
      day: 3,
      place: 'Kyoto',
      latitude: 35.01,
      longitude: 135.77,
      transport: 'train' as const,
      distanceKm: 1450.5,
      travelHours: 2.5,
    },
    { ...tokyo, day: 4, place: 'Tokyo', transport: 'flight' as const },
  ],
};

function draw(marketId: MarketId = 'en-WE') {
  const view = routeViewOf(route);
  if (!view) throw new Error('The example goes somewhere');
  return renderInSite(<RouteMap route={view} days={route.days} />, { marketId });
}

describe('TRV-06 the map of a route', () => {
  test('TRV-16 waits for nobody to scroll: who prints the page has its drawing', async () => {
    const { src, loading } = byRole(await draw()).one('img').attributes;
    expect(src).toMatch(/^\/route-maps\//);
    expect(loading).toBeUndefined();
  });

  test('has a numbered link for each stop, to the first of its days', async () => {
    const t = await wordsOf('en-WE');
    const stops = byRole(await draw()).one('list', t('travel:route.stops'));
    const marks = stops.within
      .all('link')
      .map(({ name, attributes }) => [attributes.href, attributes['data-days'], name]);
    expect(marks).toEqual([
      ['#day-1', '1 2 4', '1 Tokyo'],
      ['#day-3', '3', '2 Kyoto'],
    ]);
  });

  test('is said in words: each stay, its days, and how one comes there', async () => {
    const words = byRole(await draw('de')).one('group');
    expect(words.within.all('listitem')).toHaveLength(3);
    expect(words.text).toMatch(/1 Tokyo · Tag 1 bis 2 2 Kyoto · Tag 3 Zug · 1\.450,5 km · 2,5 h/);
    expect(words.within.links).toEqual(['#day-1', '#day-3', '#day-4']);
  });

  test('MKT-04 says ways in miles in the United States', async () => {
    expect(visibleText(await draw('en-US'))).toContain('Train · 901 mi · 2.5 h');
  });

  test('explains the lines that are on it and no others', async () => {
    const figure = byRole(await draw()).one('figure');
    expect(figure.text).toBe(`${figure.within.one('list').text} Train Flight`);
  });

  test('A11Y-01 its drawing says nothing that the list does not: it has no words of its own', async () => {
    const { src, alt } = byRole(await draw()).one('img').attributes;
    expect(src).toMatch(/^\/route-maps\/japan\.svg\?v=./);
    expect(alt).toBe('');
  });
});
