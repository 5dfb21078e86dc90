import { describe, expect, test } from 'vitest';
import { contentOfTest, FACTS, problemsOf, testFaults } from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS, type SmallContent } from '../../test/support/small-content.ts';
import { readContent } from '../content-import/read-content.ts';
import { DEMONSTRATION } from '../demonstration.ts';
import { departuresOf, pastPricesOf } from './departure-rule.ts';
import { NOBODY_KNOWN } from '../../domain/tour-group.ts';

const [ALPS] = SMALL_TRAVELS;
const FILE = `departures/${ALPS}.yaml`;
const TODAY = '2027-03-01';

/** A group of 6 to 12, confirmed from 5 on, at 1,200 euros, of five days. */
function factsWith(text: string, change: (content: SmallContent) => void = () => {}) {
  const content = contentOfTest();
  content.write(FILE, text);
  change(content);
  const travel = readContent(content.folder).travels.find(({ id }) => id === ALPS);
  if (!travel) throw new Error(`There is no travel ${ALPS}`);
  return travel.facts;
}
const toursOf = (text: string, today = TODAY) => departuresOf(factsWith(text), today, null);

describe('TRV-14 departures that an operator writes', () => {
  test('take the place of the rule, by date, and nothing is known but what is written', () => {
    const facts = factsWith('[{ date: 2027-09-05, taken: 3 }, { date: 2027-05-02 }]');
    const tours = departuresOf(facts, TODAY, null);
    expect(tours.map(({ code }) => code)).toEqual(['ALP-20270502', 'ALP-20270905']);
    expect(departuresOf(facts, TODAY, DEMONSTRATION)).toEqual(tours);
    expect(pastPricesOf(facts, TODAY, DEMONSTRATION)).toEqual([]);
    expect(tours[0]).toEqual({
      id: 'ALP-20270502',
      code: 'ALP-20270502',
      coordinatorId: null,
      travelId: ALPS,
      startingDate: '2027-05-02',
      endingDate: '2027-05-06',
      status: 'PLANNED',
      maximumSeats: 12,
      takenSeats: 0,
      freeSeats: 12,
      seatsToConfirm: 5,
      basePrice: facts.price,
      price: facts.price,
      isDiscounted: false,
      promotion: null,
      ageGroup: 'ALL',
      isForFirstTimers: false,
      group: NOBODY_KNOWN,
      privateRoomAvailable: true,
      isWithdrawn: false,
    });
  });

  test('need no rule', () => {
    const facts = factsWith('[{ date: 2027-05-02 }]', (content) =>
      content.unset(FACTS, 'departures'),
    );
    expect(departuresOf(facts, TODAY, null)).toHaveLength(1);
  });

  test.each([
    ['taken: 0', 'PLANNED', 12, 5],
    ['taken: 3', 'ALMOST_CONFIRMED', 9, 2],
    ['taken: 5', 'CONFIRMED', 7, 0],
    ['taken: 9', 'ALMOST_FULL', 3, 0],
    ['taken: 12', 'SOLD_OUT', 0, 0],
    ['taken: 12, status: on-request', 'WAITING_LIST', 0, 0],
    ['taken: 2, status: confirmed', 'CONFIRMED', 10, 0],
    ['taken: 2, status: sold-out', 'SOLD_OUT', 10, 3],
    ['taken: 6, seats: 8', 'ALMOST_FULL', 2, 0],
    ['taken: 1, status: withdrawn', 'PLANNED', 11, 4],
  ])('with %s are %s, %i seats free and %i missing', (written, status, free, missing) => {
    const [tour] = toursOf(`[{ date: 2027-05-02, ${written} }]`);
    expect(tour).toMatchObject({ status, freeSeats: free, seatsToConfirm: missing });
    expect(tour?.isWithdrawn).toBe(written.includes('withdrawn'));
  });

  test.each([
    ['2027-03-31', true],
    ['2027-04-01', false],
  ])('on %s what counts until 31 March counts: %s', (today, counts) => {
    const off = '{ EUR: 5000, GBP: 4300, USD: 5500 }';
    const price = '{ EUR: 100000, GBP: 86000, USD: 110000 }';
    const [discounted, promoted] = toursOf(
      `- { date: 2027-05-02, discount: { price: ${price}, until: 2027-03-31 } }
- { date: 2027-05-09, promotion: { code: GO50, off: ${off}, until: 2027-03-31 } }`,
      today,
    );
    expect(discounted?.isDiscounted).toBe(counts);
    expect(discounted?.price.EUR).toBe(counts ? 100_000 : 120_000);
    expect(discounted?.basePrice.EUR).toBe(120_000);
    expect(promoted?.promotion?.code).toBe(counts ? 'GO50' : undefined);
  });

  test('say what else there is to say', () => {
    const [tour] = toursOf(
      `- date: 2027-05-02
  price: { EUR: 130000, GBP: 112000, USD: 143000 }
  ages: 25-35
  taken: 7
  group: { women: 4, alone: 5, firstTimers: 2, ages: { 25-35: 6 } }
  firstTimers: true
  privateRoom: false`,
    );
    expect(tour).toMatchObject({
      basePrice: { EUR: 130_000 },
      isDiscounted: false,
      ageGroup: '25-35',
      group: { women: 4, alone: 5, firstTimers: 2, ages: { '25-35': 6, '35-49': 0 } },
      isForFirstTimers: true,
      privateRoomAvailable: false,
    });
  });

  const price = (euros: number) => ({ EUR: euros, GBP: euros, USD: euros });
  const until = '2027-03-31';
  testFaults(
    (
      [
        ['a day that there is not', { date: '2027-02-30' }, 'date: is no day'],
        ['more people than seats', { taken: 13 }, 'taken: is more than the 12 seats'],
        ['fewer seats than confirm it', { seats: 4 }, 'seats: are fewer than the 5 travellers'],
        ['a status of no name', { status: 'full' }, 'status: is none of confirmed'],
        ['more women than people', { taken: 2, group: { women: 3 } }, 'group: counts more people'],
        [
          'more first-timers than people',
          { taken: 2, group: { firstTimers: 3 } },
          'group: counts more people',
        ],
        [
          'more ages than people',
          { taken: 3, group: { ages: { '25-35': 2, '35-49': 2 } } },
          'group: counts more people',
        ],
        [
          'a discount that is none',
          { discount: { price: price(200_000), until } },
          'discount.price: is not below',
        ],
        [
          'a code worth more than the price',
          { promotion: { code: 'GO1', off: price(200_000), until } },
          'promotion.off: is not below',
        ],
        [
          'a discount and a code',
          {
            discount: { price: price(90_000), until },
            promotion: { code: 'GO1', off: price(1_000), until },
          },
          'promotion: is beside a discount',
        ],
        ['a field of no meaning', { colour: 'red' }, '0: has colour, which'],
      ] as const
    ).map(([title, written, problem]) => [
      title,
      (content) => content.write(FILE, JSON.stringify([{ date: '2027-05-02', ...written }])),
      problem.startsWith('0:') ? `${FILE} ${problem}` : `${FILE} 0.${problem}`,
    ]),
  );

  testFaults([
    [
      'two on one day',
      (content) => content.write(FILE, '[{ date: 2027-05-02 }, { date: 2027-05-02 }]'),
      `${FILE} 1.date: 2027-05-02 is there twice`,
    ],
    [
      'of a travel that there is not',
      (content) => content.write('departures/nowhere.yaml', '[]'),
      'departures/nowhere.yaml: there is no travel nowhere',
    ],
    [
      'neither a rule nor dates',
      (content) => content.unset(FACTS, 'departures'),
      `${FACTS} departures: is missing, and there is no departures/${ALPS}.yaml`,
    ],
  ]);

  test('an empty list is a travel without departures', () => {
    const content = contentOfTest();
    content.write(FILE, '[]');
    expect(problemsOf(content)).toEqual([]);
    expect(toursOf('[]')).toEqual([]);
  });
});
