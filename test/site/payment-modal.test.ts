/** The payment dialog of a travel, whose departure one chooses without scripts. */
import { expect, test } from 'vitest';
import { MARKET_IDS } from '../../domain/market.ts';
import { readHtml } from '../support/html-page.ts';
import { pathOfPage } from '../support/site-paths.ts';
import { visit } from '../support/visit.ts';

test.each(MARKET_IDS)(
  'TRV-09 LAY-11 a departure chosen in the payment dialog stays on its travel: %s',
  async (market) => {
    const path = pathOfPage('travel', market);
    const { text } = await visit(market, `${path}?modal=payment-info`);
    const { elements } = readHtml(text);
    const field = elements.findIndex(
      ({ attributes }) => attributes.get('id') === 'modal-departure',
    );
    const form = elements.slice(0, field).findLast(({ name }) => name === 'form');
    expect(field).toBeGreaterThan(0);
    expect(form?.attributes.get('action')).toBe(path);
  },
);
