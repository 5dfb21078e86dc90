import { describe, expect, test } from 'vitest';
import type { ChatAnswer, ChatTrip } from '../../contract/chat.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { exampleTour } from '../../test/support/example-tours.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import { modalNamespaces } from '../modals/modal-modules.ts';
import { Answer } from './answer.tsx';

const NOTHING: ChatAnswer = {
  isUrgent: false,
  quote: null,
  trip: null,
  whichTrip: null,
  entryRules: [],
  search: null,
  nearest: [],
  about: null,
  asked: {},
  withoutTrips: [],
  unused: [],
  contradictions: [],
  impossibleDays: [],
  lastDeparture: null,
  isCheapest: false,
  isOfPeople: false,
  isOtherLanguage: false,
};
const TRIP: ChatTrip = {
  travel: { id: 'japan', slug: 'japan', title: 'Japan', numberOfDays: 12 },
  focus: null,
  days: null,
  count: 1,
  cheapest: null,
  privateRoom: null,
  sharedNights: null,
  depositPercent: 20,
  groupSize: { min: 8, max: 15 },
  ageGroups: ['ALL'],
  pace: { usual: 2, hardest: 3 },
  departures: [exampleTour({ startingDate: '2027-04-12', endingDate: '2027-04-23' })],
  months: ['2027-04'],
  coordinator: null,
};

async function draw(marketId: MarketId, answer: Partial<ChatAnswer>): Promise<string> {
  const element = <Answer answer={{ ...NOTHING, ...answer }} />;
  // No other words than those that the chat fetches.
  return visibleText(await renderInSite(element, { marketId, words: modalNamespaces('chatbot') }));
}

/** As `visibleText` has them. */
const withPlainSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(MARKET_IDS)('CHAT-01 an answer in %s', (marketId) => {
  test('says how hard a trip is, who it is for, and until when it can be cancelled', async () => {
    const t = await wordsOf(marketId);
    const of = (focus: ChatTrip['focus']) => draw(marketId, { trip: { ...TRIP, focus } });
    const pace = await of('pace');
    expect(pace).toContain(t('travel:pace.2'));
    expect(pace).toContain(t('modals:chatbot.pace.2'));
    expect(await of('group')).toContain(t('travel:facts.groupValue', { min: 8, max: 15 }));
    expect(await of('ages')).toContain(t('travel:facts.agesSpan', { from: 25, to: 49 }));
    const cancelling = await of('cancellation');
    expect(cancelling).toContain(t('travel:terms.freeCancellation'));
    expect(cancelling).toMatch(/50\s?%/u);
  });

  test('asks which trip is meant, and tells the range of private rooms', async () => {
    const t = await wordsOf(marketId);
    const { currency } = MARKETS[marketId];
    const rooms = {
      lowest: { EUR: 30_000, GBP: 30_000, [currency]: 30_000 },
      highest: { EUR: 60_000, GBP: 60_000, [currency]: 60_000 },
    };
    const travels = [{ slug: 'japan', title: 'Japan by rail' }];
    const asked = await draw(marketId, {
      whichTrip: { focus: 'room', rooms, deposits: null, travels },
    });
    expect(asked).toMatch(/300.*600/su);
    expect(asked).toContain(withPlainSpaces(t('modals:chatbot.whichTrip.suggested')));
    expect(asked).toContain('Japan by rail');
  });

  test('tells on how many nights a private room is, and what a deposit is of any trip', async () => {
    const t = await wordsOf(marketId);
    const { currency } = MARKETS[marketId];
    const privateRoom = { EUR: 30_000, GBP: 30_000, [currency]: 30_000 };
    const room = await draw(marketId, {
      trip: { ...TRIP, focus: 'room', privateRoom, sharedNights: 1 },
    });
    expect(room).toContain(
      withPlainSpaces(t('travel:costs.privateRoomNights', { count: 1, nights: 10, total: 11 })),
    );
    const of = (lowest: number, highest: number) => {
      const deposits = { lowest, highest };
      const whichTrip = { focus: 'deposit' as const, rooms: null, deposits, travels: [] };
      return draw(marketId, { whichTrip });
    };
    expect(await of(20, 20)).toContain(
      withPlainSpaces(t('modals:chatbot.whichTrip.deposit', { percent: 20 })),
    );
    expect(await of(20, 30)).toMatch(/20.*30/su);
  });

  test('says of cancelling how many departures can still be left for free', async () => {
    const t = await wordsOf(marketId);
    const free = (count: number) => withPlainSpaces(t('modals:chatbot.trip.free', { count }));
    const of = (startingDate: string) =>
      draw(marketId, {
        trip: {
          ...TRIP,
          focus: 'cancellation',
          departures: [exampleTour({ startingDate, endingDate: '2030-12-31' })],
        },
      });
    expect(await of('2030-12-20')).toContain(free(1));
    expect(await of('2020-12-20')).not.toContain(free(1));
  });

  test('says what a departure is too close for, as cards do', async () => {
    const t = await wordsOf(marketId);
    const leaving = (startingDate: string) => {
      const tour = exampleTour({ startingDate, endingDate: '2030-12-31' });
      return draw(marketId, { trip: { ...TRIP, focus: 'price', departures: [tour] } });
    };
    const words = withPlainSpaces(t('listing:card.fullPaymentNoCancellation'));
    expect(await leaving('2027-03-02')).toContain(words);
    expect(await leaving('2030-12-01')).not.toContain(words);
  });

  test('says that nothing is cheaper', async () => {
    const t = await wordsOf(marketId);
    const said = withPlainSpaces(t('modals:chatbot.cheapest'));
    expect(await draw(marketId, { isCheapest: true })).toContain(said);
    expect(await draw(marketId, {})).not.toContain(said);
  });

  test('says that there is no such day, that it is past, and when the last departure is', async () => {
    const t = await wordsOf(marketId);
    const answer = await draw(marketId, {
      impossibleDays: [
        { words: '31 x', isPast: false },
        { words: '3 y', isPast: true },
      ],
      lastDeparture: '2028-05-20',
    });
    const days = (text: string) => t('listing:filter.text', { text });
    expect(answer).toContain(
      withPlainSpaces(t('modals:chatbot.days.none', { days: days('31 x') })),
    );
    expect(answer).toContain(withPlainSpaces(t('modals:chatbot.days.past', { days: days('3 y') })));
    expect(answer).toMatch(/20\D.*2028|May 20/u);
    expect(answer).not.toContain(withPlainSpaces(t('modals:chatbot.unknown.alone')));
  });

  test('names the ways to people beside a quote of whatever page', async () => {
    const t = await wordsOf(marketId);
    const page = { id: 'faqs', title: 'FAQ', part: 'Q', path: '/faqs', hash: null };
    const quote = { page, sentences: ['A.'] };
    const ways = withPlainSpaces(t('modals:contact.answer', { count: 2 }));
    expect(await draw(marketId, { quote, isOfPeople: true })).toContain(ways);
    expect(await draw(marketId, { quote })).not.toContain(ways);
  });

  test('says which language it answers in, and who speaks others', async () => {
    const t = await wordsOf(marketId);
    const answer = await draw(marketId, { isOtherLanguage: true });
    expect(answer).toContain(withPlainSpaces(t('modals:chatbot.unknown.language')));
    expect(answer).toContain(withPlainSpaces(t('modals:chatbot.unknown.people')));
  });
});
