import { describe, expect, test } from 'vitest';
import { byRole } from '../../test/support/by-role.ts';
import { EXAMPLE_COMPANY } from '../../test/support/example-company.ts';
import { readHtml } from '../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { MarketId } from '../../domain/market.ts';
import { SafetyLink, SafetyStrip } from './safety-strip.tsx';

const t = await wordsOf('en-WE');
const strip = <SafetyStrip currency="EUR" startingDate={null} />;

describe('TRV-08 what stands beside a button that asks for money', () => {
  test('has the insurer, the company and its numbers', async () => {
    const html = await renderInSite(strip, { company: EXAMPLE_COMPANY });
    const text = visibleText(html);
    for (const fact of ['insolvencyInsurer', 'name', 'phone', 'emergencyPhone'] as const) {
      expect(text).toContain(EXAMPLE_COMPANY[fact]);
    }
    const { phone, emergencyPhone } = EXAMPLE_COMPANY;
    const numbers = byRole(html).all('link', /^\+353/);
    expect(numbers.map(({ name, attributes }) => [name, attributes.href])).toEqual([
      [phone, 'tel:+35312345678'],
      [emergencyPhone, 'tel:+35312345679'],
    ]);
  });

  test('leaves out what is not set, and all where nobody stands behind the site', async () => {
    const company = { ...EXAMPLE_COMPANY, insolvencyInsurer: null, phone: null };
    const text = visibleText(await renderInSite(strip, { company }));
    expect(text).toContain(company.name);
    expect(text).not.toContain('protected');
    expect(text).not.toContain('09:00');
    expect(byRole(await renderInSite(strip)).all('list')).toEqual([]);
  });

  test('folded is one line that opens the rest, and only what one pays in where nobody stands behind the site', async () => {
    const folded = <SafetyStrip currency="EUR" startingDate={null} isFolded />;
    const html = await renderInSite(folded, { company: EXAMPLE_COMPANY });
    const fold = byRole(html).one('group');
    expect(fold.within.all('button').map(({ name }) => name)).toEqual([t('travel:safety.title')]);
    expect(fold.text).toContain(EXAMPLE_COMPANY.insolvencyInsurer);
    expect(fold.text).not.toContain('You pay in');
    expect(visibleText(html).split('You pay in')).toHaveLength(2);
    const without = await renderInSite(folded);
    expect(byRole(without).all('group')).toEqual([]);
    expect(visibleText(without)).toContain('You pay in');
  });

  test('the bar of a phone links to the strip, and to nothing where there is none', async () => {
    const { ids } = readHtml(await renderInSite(strip, { company: EXAMPLE_COMPANY }));
    const link = byRole(await renderInSite(<SafetyLink />, { company: EXAMPLE_COMPANY }));
    const { href } = link.one('link', t('travel:safety.title')).attributes;
    expect([...ids].map((id) => `#${id}`)).toContain(href);
    expect(await renderInSite(<SafetyLink />)).toBe('');
  });

  test('TRV-09 does not promise to cancel free of charge where that is over', async () => {
    const near = <SafetyStrip currency="EUR" startingDate={'2027-03-13'} />;
    const text = visibleText(await renderInSite(near, { company: EXAMPLE_COMPANY }));
    expect(text).toContain(t('travel:safety.cancelPast'));
    expect(text).not.toMatch(/up to \d+ days/);
  });

  test('TRV-09 names the days of the flexible option where that is asked for, while they last', async () => {
    const textOn = async (startingDate: CalendarDate) =>
      visibleText(
        await renderInSite(
          <SafetyStrip currency="EUR" startingDate={startingDate} hasFlexibleOption />,
          { company: EXAMPLE_COMPANY },
        ),
      );
    // Too late for the 31 days of everybody.
    const text = await textOn('2027-03-13');
    expect(text).toMatch(/flexible option.* up to 8 days before/);
    expect(text).not.toContain('31 days');
    expect(await textOn('2027-03-05')).toContain(t('travel:safety.cancelPast'));
  });

  test.each<readonly [MarketId, string]>([
    ['en-WE', 'Monday to Friday, 09:00–17:30'],
    ['de', 'Montag bis Freitag, 10:00–18:30 Uhr'],
    ['it', 'da lunedì a venerdì, 10:00–18:30'],
  ])('in %s tells the hours by the clock of the market', async (marketId, hours) => {
    const html = await renderInSite(strip, { company: EXAMPLE_COMPANY, marketId });
    expect(visibleText(html)).toContain(hours);
  });
});

test.each<readonly [MarketId, string]>([
  ['en-WE', 'You pay in pounds'],
  ['international', 'You pay in euros'],
  ['de', 'Du zahlst in Euro'],
])('MKT-08 %s says first what its own travellers pay in', async (marketId, words) => {
  expect(visibleText(await renderInSite(strip, { marketId }))).toContain(words);
});
