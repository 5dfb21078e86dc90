import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { cancellationSteps } from '../../domain/cancellation-fees.ts';
import { datedCancellationSteps } from '../../domain/dated-cancellation-steps.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { LAYOUT_SETTINGS } from '../../test/support/layout-settings.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { feesOfAll, feesOfDeparture } from './cancellation-fees.ts';
import { CancellationTable } from './cancellation-table.tsx';
import { DatedCancellationTable, LateCancellationNote } from './cancellation.tsx';

/** Of a departure on 12 June 2027: free until 12 May, half of it until 28 May. */
const stepsOn = (today: string, terms = {}) =>
  datedCancellationSteps('2027-06-12', today, { ...LAYOUT_SETTINGS, ...terms });

async function sentence(marketId: MarketId, today: string, terms = {}): Promise<string | null> {
  const i18next = await i18nextOf(MARKETS[marketId].textLocale);
  const { t } = i18next;
  return (
    feesOfDeparture(stepsOn(today, terms), MARKETS[marketId], t)?.replaceAll(/\s/g, ' ') ?? null
  );
}

describe('TRV-09 what cancelling later costs, in one sentence', () => {
  test.each([
    [
      'en-WE',
      'Cancelling later without the flexible option: 50% of the price up to and including Friday 28 May 2027, then the whole price.',
    ],
    [
      'en-US',
      'Canceling later without the flexible option: 50% of the price up to and including Friday, May 28, 2027, then the whole price.',
    ],
    [
      'it',
      'Cancellare più tardi senza l’opzione flessibile: 50% del prezzo fino a venerdì 28 maggio 2027 compreso, poi il prezzo intero.',
    ],
    [
      'es',
      'Cancelar más tarde sin la opción flexible: el 50 % del precio hasta el viernes 28 de mayo de 2027 inclusive, después el precio completo.',
    ],
    [
      'fr',
      'Annuler plus tard sans l’option flexible : 50 % du prix jusqu’au vendredi 28 mai 2027 inclus, puis le prix entier.',
    ],
    [
      'de',
      'Später stornieren ohne die flexible Option: 50 % des Preises bis einschließlich Freitag, 28. Mai 2027, danach der ganze Preis.',
    ],
  ] as const)('on the site %s', async (marketId, expected) => {
    expect(await sentence(marketId, '2027-03-01')).toBe(expected);
  });

  test.each([
    [
      'the last free day',
      '2027-05-12',
      {},
      /^Cancelling later without the flexible option: 50% .* 28 May/,
    ],
    [
      'the day after',
      '2027-05-13',
      {},
      /^Cancelling now without the flexible option: 50% .* 28 May .*, then the whole price\.$/,
    ],
    [
      'the whole price, but for the option',
      '2027-05-29',
      {},
      /^Cancelling now without the flexible option: the whole price\.$/,
    ],
    [
      'the whole price with the option too',
      '2027-06-05',
      {},
      /^Cancelling now: the whole price\.$/,
    ],
    [
      'one fee',
      '2027-03-01',
      { cancellationFees: [{ untilDays: 0, percent: 80 }] },
      /^Cancelling later without the flexible option: 80% of the price\.$/,
    ],
    ['fees that nobody has told', '2027-03-01', { cancellationFees: [] }, null],
    ['none at all', '2027-03-01', { freeCancellationDays: 0, flexibleCancellationDays: 0 }, null],
  ])('with %s', async (_, today, terms, expected) => {
    const said = await sentence('en-WE', today, terms);
    if (expected === null) expect(said).toBeNull();
    else expect(said).toMatch(expected);
  });

  test('of all departures it is in days', async () => {
    const { t } = await i18nextOf('en');
    expect(feesOfAll(cancellationSteps(LAYOUT_SETTINGS), t)).toBe(
      'Cancelling later without the flexible option: 50% of the price up to 15 days before departure, then the whole price.',
    );
  });
});

describe('TRV-09 the table of what cancelling costs', () => {
  const draw = async (table: ReactElement) => {
    // `today` of these pages is 1 March 2027.
    const html = await renderInSite(table);
    const rows = byRole(html).one('table').within.all('row');
    // A row begins with its header.
    return rows.map(({ within }) =>
      ['columnheader', 'rowheader', 'cell'].flatMap((role) =>
        within.all(role).map(({ text }) => text),
      ),
    );
  };

  test('has the days of one departure, with the option and without', async () => {
    const table = <DatedCancellationTable steps={stepsOn('2027-03-01')} />;
    expect(await draw(table)).toEqual([
      ['When you cancel', 'Without the option', 'With the flexible option'],
      ['Up to and including Wednesday 12 May 2027', 'free of charge', 'free of charge'],
      ['13 – 28 May 2027', '50% of the price', 'free of charge'],
      ['29 May – 4 June 2027', 'the whole price', 'free of charge'],
      [
        'From Saturday 5 June 2027 on, or if you don’t turn up',
        'the whole price',
        'the whole price',
      ],
      ['The price of the option itself is non-refundable.'],
    ]);
  });

  test('has the days before any departure', async () => {
    const steps = cancellationSteps(LAYOUT_SETTINGS);
    const rows = await draw(<CancellationTable steps={steps} />);
    expect(rows.map(([when]) => when)).toEqual([
      'When you cancel',
      'Up to 31 days before departure',
      '30 to 15 days before',
      '14 to 8 days before',
      'From 7 days before, or if you don’t turn up',
      'The price of the option itself is non-refundable.',
    ]);
  });

  test('compares nothing where the option makes no difference', async () => {
    const steps = cancellationSteps({ ...LAYOUT_SETTINGS, flexibleCancellationDays: 31 });
    const rows = await draw(<CancellationTable steps={steps} />);
    expect(rows[0]).toEqual(['When you cancel', 'What it costs']);
    expect(rows.flat().join()).not.toContain('the option');
  });

  test('is not there without a scale', async () => {
    expect(await renderInSite(<CancellationTable steps={[]} />)).toBe('');
  });
});

const POLICY = 'legal-cancellation-policy';
const withPolicy = {
  footer: {
    columns: [
      { id: 'legal', title: 'Legal', links: [{ id: 'p', label: 'Policy', routingKey: POLICY }] },
    ],
    legalMessage: '',
    badges: [],
    payments: [],
  },
};

test('TRV-09 fees that stand beside leave the policy alone, and without one nothing', async () => {
  expect(await renderInSite(<LateCancellationNote />)).toBe('');
  const html = await renderInSite(<LateCancellationNote />, { layout: withPolicy });
  expect(byRole(html).one('link').text).toBe(visibleText(html));
});

test('TRV-09 fees are said where no policy is', async () => {
  const html = await renderInSite(<LateCancellationNote fees="Half of it." />);
  expect(visibleText(html)).toBe('Half of it.');
  expect(visibleText(await renderInSite(<LateCancellationNote fees={null} />))).not.toBe('');
});
