import { describe, expect, test } from 'vitest';
import { drawBookingStart, fieldTag } from '../../test/support/draw-booking-start.tsx';
import { exampleTourDetail } from '../../test/support/example-tours.ts';
import { visibleText } from '../../test/support/render-in-site.tsx';

describe('amounts on the page of a request', () => {
  const promotion = {
    code: 'GO50',
    off: { GBP: 5000 },
    until: '2027-04-15',
    lowestPriceOf30Days: { GBP: 215_000 },
  };

  test.each([
    [{ travellers: '1' }, 'In all, for 1 person: £2,150'],
    [{ travellers: '2' }, 'In all, for 2 people: £4,300'],
    [{ travellers: '2', privateRoom: 'on' }, 'In all, for 2 people: £5,320'],
    [
      { travellers: '3', privateRoom: 'on', flexibleCancellation: 'on', promotionCode: ' go50 ' },
      'In all, for 3 people: £7,977',
    ],
  ])(
    'BOOK-01 says what is chosen comes to, with no word of what is missing: %j',
    async (...row) => {
      const [chosen, sum] = row;
      const form = { intent: 'total', seenObstacle: '', seenPrice: '215000 GBP', ...chosen };
      const html = await drawBookingStart(exampleTourDetail({ promotion }), { form });
      expect(visibleText(html)).toContain(sum);
      expect(html).not.toContain('role="alert"');
      expect(html).not.toContain('aria-invalid');
    },
  );

  test('BOOK-01 a code that does not count is no part of the sum, which says so', async () => {
    const chosen = { travellers: '2', promotionCode: 'GO60' };
    const form = { intent: 'total', seenObstacle: '', seenPrice: '215000 GBP', ...chosen };
    const html = await drawBookingStart(exampleTourDetail({ promotion }), { form });
    expect(visibleText(html)).toContain(
      'In all, for 2 people: £4,300 This code does not count for this departure.',
    );
    expect(fieldTag(html, 'promotionCode')).toContain('aria-invalid="true"');
    expect(fieldTag(html, 'fullName')).not.toContain('aria-invalid');
  });

  test.each([['total'], ['']])(
    'TRV-17 BOOK-01 more people than there are seats stay chosen, and are not added up: %j',
    async (intent) => {
      const form = { intent, seenObstacle: '', seenPrice: '215000 GBP', travellers: '9' };
      const html = await drawBookingStart(exampleTourDetail({ freeSeats: 3 }), { form });
      const select = /<select[^>]*name="travellers"[^]*?<\/select>/.exec(html)?.[0] ?? '';
      expect(select.match(/<option value="\d+"/g)).toHaveLength(4);
      expect(select).toMatch(
        /<option value="9" selected="">9 people \(not enough seats\)<\/option>/,
      );
      expect(visibleText(html)).not.toContain('In all, for');
    },
  );

  test('BOOK-01 the total is there from the first, and the button for it is not the form’s first', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      query: '?seenObstacle=&seenPrice=215000+GBP&privateRoom=on',
    });
    expect(html).toMatch(/<output id="enquiry-sum"[^>]*>In all, for 1 person: <strong>£2,660</);
    const buttons = [...html.matchAll(/<button([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(buttons[0]).not.toContain('name=');
    expect(buttons[1]).toMatch(/formNoValidate|formnovalidate/);
    expect(buttons[1]).toContain('name="intent" value="total"');
  });

  test('TRV-15 BOOK-01 what was counted into the cost is ticked, until the form says otherwise', async () => {
    const query = '?seenObstacle=&seenPrice=215000+GBP&privateRoom=on';
    const html = await drawBookingStart(exampleTourDetail(), { query });
    expect(fieldTag(html, 'privateRoom')).toContain('checked=""');
    expect(fieldTag(html, 'flexibleCancellation')).not.toContain('checked');
    const form = { seenObstacle: '', seenPrice: '215000 GBP', email: 'x' };
    const again = await drawBookingStart(exampleTourDetail(), { query, form });
    expect(fieldTag(again, 'privateRoom')).not.toContain('checked');
  });

  test('TRV-15 shows the lowest price of 30 days beside a discount only', async () => {
    const lowest = { lowestPriceOf30Days: { GBP: 225000 } };
    const discount = { discounted: true, basePrice: { GBP: 239000 } };
    expect(
      visibleText(await drawBookingStart(exampleTourDetail({ ...lowest, ...discount }))),
    ).toContain('30 days before: £2,250');
    expect(visibleText(await drawBookingStart(exampleTourDetail(lowest)))).not.toContain(
      '30 days before',
    );
  });

  test('MKT-08 in dollars every amount is about as much, and the sum says in what one pays', async () => {
    const query = '?seenObstacle=&seenPrice=225000+USD&privateRoom=on';
    const text = visibleText(
      await drawBookingStart(exampleTourDetail(), { marketId: 'en-US', query }),
    );
    expect(text).toMatch(/The price was about \$2,250 and is now about \$/);
    expect(text).toMatch(/In all, for 1 person: about \$[\d,]+ You pay in euros/);
    expect(text.match(/\$\d/g)?.length).toBeGreaterThan(7);
    expect(text.match(/(?<!about )\$\d[\d,]*/g)).toBeNull();
    expect(visibleText(await drawBookingStart(exampleTourDetail()))).not.toContain('about £');
  });

  test('MKT-08 says that dollars are approximate, and of pounds nothing of the kind', async () => {
    expect(
      visibleText(await drawBookingStart(exampleTourDetail(), { marketId: 'en-US' })),
    ).toContain('Prices in $ are approximate');
    expect(visibleText(await drawBookingStart(exampleTourDetail()))).not.toContain('approximate');
  });
});
