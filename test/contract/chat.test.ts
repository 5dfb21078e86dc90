import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MAXIMUM_CHAT_QUESTION_LENGTH } from '../../contract/chat.ts';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { travelPace } from '../../domain/travel-pace.ts';
import { dataOf, describeOnEveryBackend } from '../support/backend-under-test.ts';

describeOnEveryBackend('CHAT-01 POST /chat-answers', (backend) => {
  const ask = async (
    question: string,
    marketId: MarketId = 'en-WE',
    about: string | null = null,
  ) => {
    const { currency } = MARKETS[marketId];
    return (await dataOf(backend.api(marketId).askChat({ question, about, currency }))).data;
  };

  test('quotes a page of the market, and names it', async () => {
    const { quote, trip, search } = await ask('Which insurance is included?');
    expect(quote?.page).toMatchObject({ id: 'faqs', path: '/faqs', hash: 'faqs-3-9-1' });
    expect(quote?.sentences[0]).toContain('insurance');
    expect([trip, search]).toEqual([null, null]);
    expect((await ask('Quale assicurazione è inclusa?', 'it')).quote?.page).toMatchObject({
      path: '/domande-frequenti',
      hash: 'faqs-3-9-1',
    });
  });

  test('gives the figures of a travel as the catalogue has them', async () => {
    const { trip, about } = await ask('How much is the trip to Japan?');
    expect(about).toBe('japan-tokyo-kyoto');
    const { data: travel } = await dataOf(backend.api().travel(trip?.travel.slug ?? ''));
    expect(trip?.travel).toMatchObject({ title: travel.title, numberOfDays: travel.numberOfDays });
    const known = new Map(travel.tours.map((tour) => [tour.code, tour]));
    expect(trip?.departures).toHaveLength(3);
    for (const tour of trip?.departures ?? []) {
      const { price, freeSeats, salesStatus } = tour;
      expect(known.get(tour.code)).toMatchObject({ price, freeSeats, salesStatus });
    }
    const cheapest = Math.min(...travel.tours.map(({ price }) => price.GBP ?? Infinity));
    expect(trip?.cheapest?.price.GBP).toBeGreaterThanOrEqual(cheapest);
  });

  test('keeps the travel in mind, in the days that are asked for', async () => {
    const { trip } = await ask('and in April?', 'en-WE', 'japan-tokyo-kyoto');
    expect(trip?.days?.from).toMatch(/-04-01$/);
    for (const { startingDate } of trip?.departures ?? []) expect(startingDate).toMatch(/-04-/);
  });

  test('tells the deposit of the cheapest departure, and rooms of those that have one', async () => {
    const { trip } = await ask('How much is a private room on the trip to Japan?');
    const { data: travel } = await dataOf(backend.api().travel(trip?.travel.slug ?? ''));
    expect(trip).toMatchObject({
      focus: 'room',
      privateRoom: travel.privateRoom.supplement,
      depositPercent: travel.depositPercent,
    });
    expect(trip?.departures.length).toBeGreaterThan(0);
    for (const tour of trip?.departures ?? []) expect(tour.isNoSharingRoomAvailable).toBe(true);
  });

  test('says what to change where nothing fits, and which countries are near', async () => {
    const dear = await ask('trips to Japan under £100');
    expect(dear.search?.count).toBe(0);
    expect(dear.search?.advice?.relaxations.map(({ change }) => change.kind)).toContain('priceTo');
    const { withoutTrips } = await ask('trips to Greece');
    expect(withoutTrips).toMatchObject([{ id: 'GRC', name: 'Greece' }]);
    expect(withoutTrips[0]?.nearest.length).toBeGreaterThan(0);
  });

  test('leads to the search, with as many departures as that lists', async () => {
    const { search } = await ask('where do you go in June?');
    expect(search?.filters.dateFrom).toMatch(/-06-01$/);
    const { total } = await dataOf(backend.api().tours({ ...search?.filters, currency: 'GBP' }));
    expect(search?.count).toBe(total);
  });

  test('names the first of what is searched for, in the order and up to the price that is asked for', async () => {
    const { search } = await ask('What is your cheapest trip?');
    expect(search?.filters.sort).toBe('price:asc');
    const prices = search?.departures.map(({ price }) => price.GBP ?? 0) ?? [];
    expect(prices).toHaveLength(3);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const { data } = await dataOf(backend.api().tours({ sort: 'price:asc', currency: 'GBP' }));
    expect(prices[0]).toBe(data[0]?.price.GBP);
    expect(new Set(search?.departures.map(({ travel }) => travel.slug)).size).toBe(3);

    const none = await ask('trips to Japan under £100');
    expect(none).toMatchObject({ trip: null, quote: null });
    expect(none.search).toMatchObject({ count: 0, departures: [] });
    expect(none.search?.filters).toMatchObject({ destinationId: ['JPN'], priceTo: 10_000 });
  });

  test('tells pace, group and ages of the travel, and what its borders ask of the market’s nationality', async () => {
    const { trip } = await ask('How hard is it?', 'en-WE', 'japan-tokyo-kyoto');
    const { data: travel } = await dataOf(backend.api().travel(trip?.travel.slug ?? ''));
    const { groupSize, ageGroups } = travel;
    expect(trip).toMatchObject({ focus: 'pace', groupSize, ageGroups });
    expect(trip?.pace).toEqual(travelPace(travel.days));
    const { entryRules, quote } = await ask('Do I need a visa for Japan?', 'it');
    const slug = quote?.page.path.split('/').at(-1) ?? '';
    const { data: inItaly } = await dataOf(backend.api('it').travel(slug));
    expect(entryRules).toEqual(inItaly.entryRules);
    expect(entryRules.length).toBeGreaterThan(0);
  });

  test('tells of cancelling the departures that can still be left for free, the next first', async () => {
    const { trip } = await ask('Can I cancel for free?', 'en-WE', 'japan-tokyo-kyoto');
    const { data: layout } = await dataOf(backend.api().layout());
    const { data: travel } = await dataOf(backend.api().travel(trip?.travel.slug ?? ''));
    const { freeCancellationDays } = layout.settings;
    const today = todayIn(MARKETS['en-WE'].timeZone, backend.now());
    expect(trip?.focus).toBe('cancellation');
    expect(trip?.count).toBeGreaterThan(0);
    const free = travel.tours
      .map(({ startingDate }) => startingDate)
      .filter((day) => isCancellationFree(day, today, freeCancellationDays));
    expect(free).toContain(trip?.departures[0]?.startingDate);
  });

  test('says when the last departure is, where later ones are asked for', async () => {
    for (const question of ['trips in 2099', 'Japan in May 2099']) {
      const { lastDeparture } = await ask(question);
      expect(lastDeparture).toMatch(/^20\d\d-/);
    }
    expect((await ask('trips in May')).lastDeparture).toBeNull();
    expect((await ask('31 February')).impossibleDays).toEqual([
      { words: '31 February', isPast: false },
    ]);
  });

  test('asks which trip is meant, and knows what private rooms and deposits are', async () => {
    const { deposits } = (await ask('How much is the deposit?')).whichTrip ?? {};
    // The highest of all trips, not of the first page of a list.
    expect(deposits).toEqual({ lowest: 20, highest: 30 });
    expect((await ask('How many seats are left?')).whichTrip).toMatchObject({
      focus: 'seats',
      rooms: null,
      travels: [{}, {}, {}],
    });
    const { rooms } = (await ask('single room')).whichTrip ?? {};
    expect(rooms?.lowest.GBP).toBeGreaterThan(0);
    expect(rooms?.highest.GBP).toBeGreaterThan(rooms?.lowest.GBP ?? Infinity);
  });

  test('finds what costs less than what it has shown', async () => {
    const first = await ask('trips in May');
    const { about, asked } = first;
    const shown = first.search?.departures.map(({ price }) => price.GBP ?? 0) ?? [];
    const question = { question: 'anything cheaper?', about, asked, currency: 'GBP' as const };
    const { search } = (await dataOf(backend.api().askChat(question))).data;
    expect(search?.filters).toMatchObject({ dateFrom: asked.dateFrom, dateTo: asked.dateTo });
    expect(search?.filters.priceTo).toBeLessThan(Math.min(...shown));
  });

  test('leaves out what is not wanted', async () => {
    const { search } = await ask('trips in May but not Japan');
    expect(search?.count).toBeGreaterThan(0);
    const slugs = search?.departures.map(({ travel }) => travel.slug) ?? [];
    expect(new Set(slugs).size).toBe(3);
    expect(slugs.join(' ')).not.toContain('japan');
  });

  test('answers a question of another market’s language, or says that it is in one', async () => {
    expect(await ask('Was kostet die Reise nach Japan?')).toMatchObject({
      trip: { focus: 'price' },
      isOtherLanguage: false,
    });
    const { quote } = await ask('Welche Versicherung ist enthalten?', 'it');
    expect(quote?.page).toMatchObject({ path: '/domande-frequenti', hash: 'faqs-3-9-1' });
    expect((await ask('なぜ空は青いのですか')).isOtherLanguage).toBe(true);
  });

  test('says of what no page answers that it is not known, and which pages are nearest', async () => {
    const answer = await ask('What is the capital of Australia?');
    expect(answer).toMatchObject({ quote: null, trip: null, search: null });
    expect(answer.nearest.length).toBeGreaterThan(0);
  });

  test('quotes no page to somebody who may hurt themselves', async () => {
    const answer = await ask('I want to kill myself');
    expect(answer).toMatchObject({ isUrgent: true, quote: null, trip: null, nearest: [] });
  });

  test.each(MARKET_IDS)('names pages that there are: %s', async (marketId) => {
    const answer = await ask('visa', marketId);
    const paths = [...(answer.quote ? [answer.quote.page] : []), ...answer.nearest];
    expect(paths.length).toBeGreaterThan(0);
  });

  test('refuses a question that is too long', async () => {
    const question = 'x'.repeat(MAXIMUM_CHAT_QUESTION_LENGTH + 1);
    const result = await backend.api().askChat({ question, currency: 'EUR' });
    expect(result).toMatchObject({ outcome: 'refused', key: 'BAD_REQUEST' });
  });

  test('answers ten questions of a network for each form that it may send in an hour', async () => {
    const network = randomUUID();
    const api = () => backend.api('en-WE', network);
    const askOnce = () => api().askChat({ question: '?', currency: 'EUR' });
    const answers = await Promise.all(Array.from({ length: 300 }, askOnce));
    expect(answers.filter(({ outcome }) => outcome === 'success')).toHaveLength(300);
    expect(await askOnce()).toMatchObject({ outcome: 'refused', key: 'TOO_MANY_REQUESTS' });
    expect((await ask('?')).nearest).toEqual([]);
  });
});
