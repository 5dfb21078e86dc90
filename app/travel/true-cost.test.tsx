import { expect, test } from 'vitest';
import { type Currency, MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import { EARLY_FARE_DAYS } from './flights.tsx';
import { CostList, type CostListProps } from './true-cost.tsx';

const t = await wordsOf('en-WE');

const price = (cents: number, currency: Currency = 'GBP', isConverted = false) => ({
  cents,
  currency,
  isConverted,
});

const COSTS: CostListProps = {
  price: price(200_000),
  priceNote: 'Fixed price per person.',
  sectionId: 'costs',
  estimates: {
    moneyPot: price(30_000),
    flight: {
      price: price(60_000),
      origin: 'GBP',
      stops: 'someDirect',
      into: { code: 'HND', name: 'Tokyo Haneda' },
      home: null,
    },
  },
  daysLeft: 90,
  privateRoom: price(51_000),
  roomScope: { kind: 'tour', isElsewhere: false, nights: null },
  hasFlexibleOption: true,
};

async function draw(query = '', change: Partial<CostListProps> = {}) {
  return renderInSite(<CostList {...COSTS} {...change} />, { address: `/japan${query}` });
}

test.each([
  ['', 'from about £2,900', 'Fixed: £2,000 · estimated: £900'],
  ['?cost[]=trip', '£2,000', ''],
  ['?cost[]=trip&cost[]=privateRoom', '£2,510', ''],
  [
    '?cost[]=trip&cost[]=flexible&cost[]=moneyPot',
    'about £2,349',
    'Fixed: £2,049 · estimated: £300',
  ],
  [
    '?cost[]=trip&cost[]=privateRoom&cost[]=flexible&cost[]=moneyPot&cost[]=flight',
    'from about £3,459',
    'Fixed: £2,559 · estimated: £900',
  ],
])('TRV-15 with the choice %j it costs %s', async (query, total, split) => {
  const text = visibleText(await draw(query));
  expect(text).toContain(`Total per person: ${total} ${split}`.trimEnd());
});

test('TRV-15 MKT-08 a converted price makes the sum about right', async () => {
  const text = visibleText(await draw('?cost[]=trip', { price: price(200_000, 'GBP', true) }));
  expect(text).toContain('The trip about £2,000');
  expect(text).toContain('Total per person: about £2,000');
  expect(text).toContain('You pay in pounds');
});

test('TRV-15 MKT-08 in a currency that nobody pays in, every part and the sum are about right', async () => {
  const text = visibleText(
    await draw('', { price: price(200_000, 'USD'), privateRoom: price(51_000, 'USD') }),
  );
  for (const words of [
    'The trip about $2,000',
    '+ about $510',
    'from about $2,900 Fixed: about $2,000 · estimated: $900',
    `${t('travel:payment.inPounds')} Prices in $ are approximate`,
  ]) {
    expect(text).toContain(words);
  }
  expect(visibleText(await draw())).not.toContain('You pay in pounds');
});

test('TRV-15 every part says that it is fixed or an estimate', async () => {
  const text = visibleText(await draw());
  for (const words of [
    'Fixed price per person.',
    `${t('travel:costs.privateRoomFixed')} ${t('travel:costs.privateRoomNote')}`,
    t('travel:costs.flexibleNote'),
    t('travel:costs.moneyPotNote'),
    t('travel:costs.stops.someDirect'),
  ]) {
    expect(text).toContain(words);
  }
});

const LATE = t('travel:costs.lateFare');
const EARLY = t('travel:costs.earlyFare', { weeks: 6 });

test.each([
  ['shortly before', EARLY_FARE_DAYS - 1, [LATE]],
  ['in time', EARLY_FARE_DAYS, []],
  ['where there are several departures', null, [EARLY]],
])('TRV-15 the estimate of flights says of what bookings it is: %s', async (_, daysLeft, said) => {
  const text = visibleText(await draw('', { daysLeft }));
  expect([LATE, EARLY].filter((words) => text.includes(words))).toEqual(said);
});

test.each(MARKET_IDS)('TRV-15 it says so in the words of %s', async (marketId: MarketId) => {
  const noteOf = async (daysLeft: number | null) => {
    const list = <CostList {...COSTS} daysLeft={daysLeft} />;
    const html = await renderInSite(list, { marketId, currency: 'GBP' });
    const boxes = byRole(html).all('checkbox');
    return boxes.find(({ value }) => value === 'flight')?.description ?? '';
  };
  const plain = await noteOf(EARLY_FARE_DAYS);
  for (const daysLeft of [6, null]) {
    const note = await noteOf(daysLeft);
    expect(note.startsWith(`${plain} `)).toBe(true);
    expect(note.length).toBeGreaterThan(plain.length + 40);
  }
});

test('TRV-15 what there is none of cannot be ticked and is in no sum', async () => {
  const html = await draw('?cost[]=trip&cost[]=privateRoom&cost[]=flexible', {
    privateRoom: null,
    hasFlexibleOption: false,
  });
  expect(visibleText(html)).toContain('Private room Not available');
  const boxes = byRole(html).all('checkbox');
  expect(boxes.map(({ value, attributes }) => [value, attributes.disabled])).toEqual([
    ['privateRoom', ''],
    ['moneyPot', undefined],
    ['flight', undefined],
  ]);
  expect(visibleText(html)).toContain('Total per person: £2,000');
});

test('TRV-15 without scripts the form keeps what else the address says', async () => {
  const kept = byRole(await draw('?month=2027-06&cost[]=trip')).all('hidden');
  expect(kept.map(({ name, value }) => [name, value])).toEqual([
    ['month', '2027-06'],
    ['cost[]', 'trip'],
  ]);
});

test('TRV-15 without a price of the departure there is a list and no sum', async () => {
  const text = visibleText(await draw('', { price: null }));
  expect(text).toContain('about £300');
  expect(text).not.toContain(t('travel:costs.total'));
});
