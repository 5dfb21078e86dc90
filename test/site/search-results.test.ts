/** What the search promises, held against what it then shows (RES-08, RES-10), without scripts. */
import { describe, expect, test } from 'vitest';
import { countryName } from '../../backend/catalogue/country-names.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { addDays, todayIn } from '../../domain/calendar-date.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { byRole } from '../support/by-role.ts';
import { readHtml } from '../support/html-page.ts';
import { bookableTour, travelOf } from '../support/site-paths.ts';
import { wordsOf } from '../support/site-words.ts';
import { visit } from '../support/visit.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

/** The number that an amount in words ends or begins with, however the market writes it. */
const numberIn = (words: string) =>
  Number((/\d[\d.,\s]*/.exec(words)?.[0] ?? '').replace(/\D/g, ''));

/** As `byRole` gives texts. */
const plainSpaces = (words: string) => words.replaceAll(/\s/g, ' ');

/** What the page says of how many there are. */
const countIn = (html: string) => {
  const counts = byRole(html).one('main').within.all('status');
  expect(counts).toHaveLength(1);
  return counts[0]?.text ?? '';
};

async function foundBy(marketId: MarketId, path: string): Promise<number> {
  const { status, text } = await visit(marketId, path);
  expect(status).toBe(200);
  return numberIn(countIn(text));
}

interface Counts {
  readonly total: number;
  readonly choices: { readonly counts: Readonly<Record<string, number>> };
}

async function countsOf(marketId: MarketId, query: string): Promise<Counts> {
  const { status, text } = await visit(marketId, `/search-bar/counts?${query}`);
  expect(status).toBe(200);
  return JSON.parse(text) as Counts;
}

interface Offer {
  readonly path: string;
  readonly promised: number;
}

/** Links that a page promises a number of results by, in their order; each ends with it. */
async function offersOf(marketId: MarketId, path: string): Promise<readonly Offer[]> {
  const { text } = await visit(marketId, path);
  const t = await wordsOf(marketId);
  const chips = [t('listing:filter.remove'), t('listing:filter.change')].map(plainSpaces);
  return byRole(text)
    .all('link', /: \d[^:]*$/)
    .filter(({ name }) => !chips.some((words) => name.startsWith(words)))
    .map(({ attributes, text: words }) => ({
      path: attributes.href ?? '',
      // The filter that it names may have a number too.
      promised: numberIn(words.slice(words.lastIndexOf(': '))),
    }))
    .filter(({ path: offered }) => offered.startsWith(pathOf('search', marketId)));
}

const [country = ''] = travelOf(bookableTour()).countries;

/** One rule searches in all; these have other currencies and ways to write a number. */
const ASKED = visitedMarkets(['fr', 'en-US', 'it', 'de', 'es', 'en-WE', 'international'], 2);

describe.each(ASKED)('in the market %s', (id) => {
  const search = pathOf('search', id);

  test.each([
    'where=&month=&length=-10&price=&priceMin=&priceMax=2000&shownPrices=,&ageBadge=ALL',
    'tab=travels&moods[]=NATURE&isNoSharingRoomAvailable=true&length=',
  ])(
    'RES-10 a form of filters finds as many as were counted before it was sent: %s',
    async (form) => {
      const { total, choices } = await countsOf(id, form);
      expect(total).toBeGreaterThan(0);
      const sent = await visit(id, `${search}?${form}`);
      expect(sent.status).toBe(302);
      expect(await foundBy(id, String(sent.headers.location))).toBe(total);
      expect(Object.keys(choices.counts).length).toBeGreaterThan(30);
    },
  );

  test('RES-10 each choice gives as many departures as it says', async () => {
    const query = `destinationId[]=${country}`;
    const { counts } = (await countsOf(id, query)).choices;
    for (const choice of ['status[]=CONFIRMED', 'isNoSharingRoomAvailable=true', 'length=11-']) {
      expect((await countsOf(id, `${query}&${choice}`)).total, choice).toBe(counts[choice]);
    }
  });

  test('RES-08 no result says what to change, and each change gives what it says', async () => {
    const nothing = `${search}?destinationId[]=${country}&priceTo=100&isNoSharingRoomAvailable=true`;
    expect(await foundBy(id, nothing)).toBe(0);
    const offers = await offersOf(id, nothing);
    expect(offers.length).toBeGreaterThanOrEqual(2);
    for (const { path, promised } of offers) {
      expect(promised).toBeGreaterThan(0);
      expect(await foundBy(id, path), path).toBe(promised);
    }
  });

  test('RES-06 TRV-09 those that leave too soon and those that the link leads to are all', async () => {
    const t = await wordsOf(id);
    const { text } = await visit(id, search);
    const total = numberIn(countIn(text));
    const dateFrom = addDays(todayIn(MARKETS[id].timeZone, Date.now()), 31);
    const page = byRole(text).one('main').within;
    const link = page
      .all('link')
      .find(({ attributes }) => attributes.href === `${search}?dateFrom=${dateFrom}`);
    if (!link) throw new Error('None leads past those that leave soon');
    const later = await foundBy(id, link.attributes.href ?? '');
    expect(numberIn(link.text)).toBe(later);
    const said = t('listing:search.leavingSoon', { count: total - later, days: 31 });
    expect(plainSpaces(text)).toContain(plainSpaces(said));
    const before = `${search}?dateTo=${addDays(dateFrom, -1)}`;
    expect(await foundBy(id, before)).toBe(total - later);
  });

  test('SRCH-03 what is typed becomes filters, each with its words, and the rest is said', async () => {
    const t = await wordsOf(id);
    const market = MARKETS[id];
    const typed = `${countryName(country, market.language)} zzyzx ${t('listing:card.days', { count: 14 })}`;
    const sent = await visit(id, `${search}?textSearch=${encodeURIComponent(typed)}`);
    expect(sent.status).toBe(302);
    const location = String(sent.headers.location);
    const query = new URL(location, 'http://site').searchParams;
    expect(query.getAll('destinationId[]')).toEqual([country]);
    expect([query.get('durationFrom'), query.get('durationTo')]).toEqual(['12', '16']);
    expect([query.get('textSearch'), query.get('typed')]).toEqual([null, typed]);
    const { text } = await visit(id, location);
    const said = t('listing:filter.text', { text: 'zzyzx' });
    expect(text).toContain(t('listing:typed.unused', { words: said }));
    expect(text).toContain(
      t('listing:filter.text', { text: t('listing:card.days', { count: 14 }) }),
    );
  });

  test('SRCH-03 a country without trips leads to the nearest ones, by its name', async () => {
    const t = await wordsOf(id);
    const greece = countryName('GRC', MARKETS[id].language);
    for (const query of [
      `destinationId[]=GRC&typed=${encodeURIComponent(greece)}`,
      'destinationId[]=GRC',
    ]) {
      const path = `${search}?${query}`;
      const { text } = await visit(id, path);
      expect(text).toContain(t('listing:typed.noTrips', { country: greece }));
      expect(readHtml(text).texts).not.toContain('GRC');
      const [nearest] = await offersOf(id, path);
      expect(new URL(nearest?.path ?? '', 'http://site').searchParams.get('destinationId[]')).toBe(
        'ALB',
      );
      expect(await foundBy(id, nearest?.path ?? '')).toBe(nearest?.promised);
    }
    const unknown = await visit(id, `${search}?destinationId[]=XXX`);
    const code = t('listing:filter.text', { text: 'XXX' });
    expect(unknown.text).toContain(t('listing:typed.unknown', { places: code }));
  });

  test.each([
    'destinationId[]=GRC&dateFrom=2027-02-01&dateTo=2027-02-28',
    'destinationId[]=KEN&tab=travels&leaveTo=4',
    'destinationId[]=CHN&durations[]=99',
    'destinationId[]=IRL&destinationId[]=CHN&textSearch=safari',
  ])('SRCH-03 each of the nearest countries gives as many as it says: %s', async (query) => {
    const path = `${search}?${query}`;
    expect(await foundBy(id, path)).toBe(0);
    const offers = (await offersOf(id, path)).filter((offer) =>
      offer.path.includes('destinationId'),
    );
    expect(offers.length).toBeGreaterThanOrEqual(1);
    for (const offer of offers) {
      expect(offer.promised, offer.path).toBeGreaterThan(0);
      expect(await foundBy(id, offer.path), offer.path).toBe(offer.promised);
    }
  });

  test('SRCH-03 a country without trips that others mention is no search in these, which have a link', async () => {
    const t = await wordsOf(id);
    const ireland = countryName('IRL', MARKETS[id].language);
    const sent = await visit(id, `${search}?textSearch=Ireland`);
    expect(sent.status).toBe(302);
    const location = String(sent.headers.location);
    expect(await foundBy(id, location)).toBe(0);
    const { text } = await visit(id, location);
    expect(text).toContain(t('listing:typed.noTrips', { country: ireland }));
    const link = byRole(text)
      .all('link', /Ireland/)
      .find(({ attributes }) => attributes.href?.includes('textSearch='));
    if (!link) throw new Error('No trip mentions it');
    const asText = link.attributes.href ?? '';
    expect(await foundBy(id, asText)).toBe(numberIn(link.text));
    expect((await visit(id, asText)).text).toContain(
      t('listing:typed.noTrips', { country: ireland }),
    );
  });

  test('SRCH-03 a text that is longer than what is read says so', async () => {
    const t = await wordsOf(id);
    const note = t('listing:typed.tooLong', { most: 200 });
    const said = async (text: string) =>
      (await visit(id, `${search}?textSearch=${encodeURIComponent(text)}`)).text.includes(note);
    expect(await said('zzyzx '.repeat(40))).toBe(true);
    expect(await said('zzyzx')).toBe(false);
  });

  test('RES-04 each departure is in one range of prices', async () => {
    const { total, choices } = await countsOf(id, '');
    const ranges = Object.entries(choices.counts).filter(([choice]) => choice.startsWith('price='));
    expect(ranges).toHaveLength(3);
    expect(ranges.reduce((sum, [, departures]) => sum + departures, 0)).toBe(total);
  });
});

test('RES-08 on days without departures the first that is offered are others to the same place', async () => {
  const search = pathOf('search', 'it');
  // What is past has none, whatever the catalogue.
  const yesterday = addDays(todayIn(MARKETS.it.timeZone, Date.now()), -1);
  const path = `${search}?destinationId[]=${country}&dateFrom=${yesterday}&dateTo=${yesterday}`;
  expect(await foundBy('it', path)).toBe(0);
  const [first] = await offersOf('it', path);
  const query = new URL(first?.path ?? '', 'http://site').searchParams;
  expect(query.getAll('destinationId[]')).toEqual([country]);
  expect(await foundBy('it', first?.path ?? '')).toBe(first?.promised);
});

test('RES-08 a few results say what gives more, and more than there are', async () => {
  const search = pathOf('search', 'it');
  const path = `${search}?tab=travels&destinationId[]=${country}`;
  const found = await foundBy('it', path);
  expect([1, 2, 3]).toContain(found);
  const offers = await offersOf('it', path);
  expect(offers.length).toBeGreaterThan(0);
  for (const { path: wider, promised } of offers) {
    expect(promised).toBeGreaterThan(found);
    expect(await foundBy('it', wider)).toBe(promised);
  }
});

test('RES-03 a filter that nothing is known to filter by is told, and changes nothing', async () => {
  const t = await wordsOf('it');
  const search = pathOf('search', 'it');
  const { text } = await visit('it', `${search}?gender=female`);
  expect(text).toContain(t('listing:filter.ignored', { filters: t('listing:genders.female') }));
  expect(await foundBy('it', `${search}?gender=female`)).toBe(await foundBy('it', search));
});

test('RES-09 a query that nobody can use is counted as none', async () => {
  const everything = await countsOf('en-WE', '');
  expect((await countsOf('en-WE', 'price=%00&length=%FF&moods[]=x&page=9e9')).total).toBe(
    everything.total,
  );
});

/** Texts of the cards of departures on a page, each a list item with one link to a tour. */
async function departuresOn(marketId: MarketId, path: string): Promise<readonly string[]> {
  const { text } = await visit(marketId, path);
  const isDeparture = (href: string) => /\/[A-Z]{3}-\d{8}/.test(href);
  return byRole(text)
    .all('listitem')
    .filter(({ within }) =>
      within.all('heading').some((title) => title.within.links.some(isDeparture)),
    )
    .map((card) => card.text);
}

describe.each(visitedMarkets(['en-WE', 'it', 'de']))(
  'RES-12 one listing in the market %s',
  (id) => {
    test('confirmed departures are those that surely run, and no others', async () => {
      const t = await wordsOf(id);
      const cards = await departuresOn(id, pathOf('tours', id));
      expect(cards.length).toBeGreaterThan(5);
      const sure = (['CONFIRMED', 'ALMOST_FULL'] as const).map((status) =>
        t(`listing:status.${status}`),
      );
      for (const card of cards)
        expect(
          sure.some((words) => card.includes(words)),
          card,
        ).toBe(true);
    });

    test('sales are departures that cost less than before, and no others', async () => {
      const t = await wordsOf(id);
      const [lowest = ''] = t('listing:card.lowestOf30Days', { amount: '\n' }).split('\n');
      const cards = await departuresOn(id, pathOf('sales', id));
      expect(cards.length).toBeGreaterThan(2);
      for (const card of cards) expect(card).toContain(lowest.trim());
    });

    test('the search sorts by percentage of the discount, the greatest first', async () => {
      const percents = (
        await departuresOn(id, `${pathOf('search', id)}?discounted=true&sort=discount:desc`)
      ).map((card) => Number(/−\s*(\d+)/.exec(card)?.[1]));
      expect(percents.length).toBeGreaterThan(2);
      expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    });
  },
);

/** Departures that a page leads to: the last two parts of the address of each. */
async function departuresLinkedFrom(marketId: MarketId, path: string) {
  const { links } = readHtml((await visit(marketId, path)).text);
  const tours = links.flatMap((link) => {
    const [, slug, code] = /([^/]+)\/([A-Z]{3}-\d{8})$/.exec(link) ?? [];
    return slug && code ? [{ slug, code }] : [];
  });
  const others = links.filter((link) => decodeURIComponent(link).includes('travelId[]='));
  return { tours, others };
}

test('RES-06 by price each trip stands on one card, and every departure is one link further', async () => {
  const search = pathOf('search', 'de');
  const departures = new Set<string>();
  const trips: string[] = [];
  const byPrice = `${search}?sort=price:desc`;
  const [total, ofTrips] = countIn((await visit('de', byPrice)).text)
    .split(' · ')
    .map(numberIn);
  for (let page = 1; trips.length < (ofTrips ?? 0); page += 1) {
    const { tours, others } = await departuresLinkedFrom('de', `${byPrice}&page=${page}`);
    expect(tours.length).toBe(Math.min(20, (ofTrips ?? 0) - trips.length));
    trips.push(...tours.map(({ slug }) => slug));
    for (const { code } of tours) departures.add(code);
    for (const link of others) {
      const ofTrip = await departuresLinkedFrom('de', `${link}&perPage=100`);
      expect(new Set(ofTrip.tours.map(({ slug }) => slug)).size).toBe(1);
      expect(departures).toContain(ofTrip.tours[0]?.code);
      for (const { code } of ofTrip.tours) departures.add(code);
    }
  }
  expect(new Set(trips).size).toBe(ofTrips);
  expect(departures.size).toBe(total);
  expect(await foundBy('de', search)).toBe(total);
});

test('RES-04 MKT-07 prices are filtered, counted and shown in the currency that a visitor chose', async () => {
  const headers = { cookie: 'currency=USD' };
  const path = `${pathOf('search', 'it')}?priceTo=150000&sort=price:desc`;
  const { text } = await visit('it', path, { headers });
  const amounts = readHtml(text)
    .textsOf('strong')
    .filter((words) => words.includes('$'));
  const prices = amounts.map(numberIn);
  expect(prices.length).toBeGreaterThan(3);
  expect(Math.max(...prices)).toBeLessThanOrEqual(1500);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));

  const form = 'price=custom&priceMax=1500&shownPrices=,1500';
  const counted = await visit('it', `/search-bar/counts?${form}`, { headers });
  const found = numberIn(countIn(text));
  expect((JSON.parse(counted.text) as Counts).total).toBe(found);
  expect((await countsOf('it', form)).total).not.toBe(found);
});
