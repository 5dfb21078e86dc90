import { describe, expect, test } from 'vitest';
import { MAXIMUM_ENQUIRY_MESSAGE } from '../../../contract/enquiry-limits.ts';
import { EXAMPLE_FORM } from '../../../test/support/booking-start-form.ts';
import { drawBookingStart, fieldTag } from '../../../test/support/draw-booking-start.tsx';
import {
  exampleTour,
  exampleTourDetail,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { visibleText } from '../../../test/support/render-in-site.tsx';

/** What the hidden fields of the example's form say. */
const SEEN = { seenObstacle: '', seenPrice: '215000 GBP' };

describe('BookingStartPage', () => {
  test('BOOK-01 offers a private room and flexible cancellation with their prices', async () => {
    const html = await drawBookingStart(exampleTourDetail());
    expect(fieldTag(html, 'privateRoom')).toContain('type="checkbox"');
    expect(visibleText(html)).toMatch(/private room each, if available \+ £510 per person/);
    expect(visibleText(html)).toContain('With flexible cancellation + £49 per person');
    expect(fieldTag(html, 'privateRoom')).not.toContain('checked');
  });

  test('BOOK-01 TRV-15 says for how many nights the private room is, where it is asked for', async () => {
    const { privateRoom } = exampleTravel();
    const travel = exampleTravel({ privateRoom: { ...privateRoom, sharedNights: 3 } });
    const text = visibleText(await drawBookingStart(exampleTourDetail({ travel })));
    expect(text).toContain('+ £510 per person, for 8 of the 11 nights');
    expect(text).toContain('Fixed price for 8 of the 11 nights; the others are shared.');
    expect(visibleText(await drawBookingStart(exampleTourDetail()))).not.toContain(
      'of the 11 nights',
    );
  });

  test('BOOK-01 offers no private room where none is left', async () => {
    const html = await drawBookingStart(exampleTourDetail({ isNoSharingRoomAvailable: false }));
    expect(fieldTag(html, 'privateRoom')).toBe('');
    expect(fieldTag(html, 'flexibleCancellation')).not.toBe('');
  });

  test('BOOK-01 a form that comes back keeps its ticks', async () => {
    const form = { ...SEEN, email: 'x', privateRoom: 'on' };
    const html = await drawBookingStart(exampleTourDetail(), { form });
    expect(fieldTag(html, 'privateRoom')).toContain('checked=""');
    expect(fieldTag(html, 'flexibleCancellation')).not.toContain('checked');
  });

  test('TRV-14 a full tour on request runs: nothing is held by a deposit', async () => {
    const full = { salesStatus: 'WAITING_LIST', freeSeats: 0, seatsToConfirm: 0 } as const;
    const text = visibleText(await drawBookingStart(exampleTourDetail(full)));
    expect(text).toContain('This departure is going ahead, but the group is full.');
    expect(text).not.toContain('to hold your seat');
  });

  test('TRV-17 shows dates, price, deposit, balance date, terms and what the form is', async () => {
    const text = visibleText(await drawBookingStart(exampleTourDetail()));
    for (const words of [
      'Request a seat',
      'nothing is booked, and nothing is charged',
      'One of us will read it and reply by email',
      '12 – 23 June 2027',
      '£2,150',
      '£430',
      '£1,720',
      'Wednesday 12 May 2027',
      'Friday 4 June 2027',
    ]) {
      expect(text).toContain(words);
    }
  });

  test('A11Y-01 every field has a label, and each hint is tied to its field', async () => {
    const html = await drawBookingStart(exampleTourDetail());
    for (const name of ['fullName', 'email', 'travellers', 'message']) {
      expect(html).toContain(`<label for="enquiry-${name}"`);
    }
    expect(fieldTag(html, 'email')).toContain('aria-describedby="enquiry-email-hint"');
    expect(html).not.toContain('aria-invalid');
    expect(html).not.toContain('role="alert"');
  });

  test('TRV-17 a message ends where the server would refuse it', async () => {
    const html = await drawBookingStart(exampleTourDetail());
    expect(/<textarea[^>]*>/.exec(html)?.[0]).toContain(`maxLength="${MAXIMUM_ENQUIRY_MESSAGE}"`);
  });

  test('A11Y-02 errors stand beside their fields and in a summary that links to them', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      form: { fullName: 'Ada Lovelace', email: 'ada@x', travellers: '2', message: 'Hi <b>' },
    });
    expect(fieldTag(html, 'email')).toContain('aria-invalid="true"');
    expect(fieldTag(html, 'email')).toContain('enquiry-email-error');
    expect(html).toMatch(/id="enquiry-email-error"[^>]*>.*Enter a valid email/);
    expect(html).toMatch(/role="alert"[\s\S]*<a href="#enquiry-email"/);
    expect(fieldTag(html, 'fullName')).not.toContain('aria-invalid');
  });

  test('keeps what was typed', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      form: { fullName: 'Ada Lovelace', email: 'ada@x', travellers: '2', message: 'Hi <b>' },
    });
    expect(fieldTag(html, 'fullName')).toContain('value="Ada Lovelace"');
    expect(fieldTag(html, 'email')).toContain('value="ada@x"');
    expect(html).toMatch(/<option value="2" selected=""/);
    expect(html).toContain('Hi &lt;b&gt;</textarea>');
  });

  test('keeps what was typed while the backend is down, and says to try again', async () => {
    const html = await drawBookingStart('down', {
      form: { ...SEEN, fullName: 'Ada Lovelace', email: 'ada@example.com', travellers: '2' },
    });
    expect(fieldTag(html, 'email')).toContain('value="ada@example.com"');
    expect(fieldTag(html, 'seenPrice')).toContain('value="215000 GBP"');
    expect(visibleText(html)).toContain('please send it again in a moment');
  });

  test('TRV-17 says what has changed and carries the state of now to the next try', async () => {
    const html = await drawBookingStart(exampleTourDetail({ salesStatus: 'WAITING_LIST' }), {
      form: {
        fullName: 'Ada Lovelace',
        email: 'ada@example.com',
        travellers: '2',
        seenObstacle: '',
        seenPrice: '225000 GBP',
      },
    });
    expect(visibleText(html)).toContain('This departure is now on request');
    expect(visibleText(html)).toContain('The price was £2,250 and is now £2,150.');
    expect(fieldTag(html, 'seenObstacle')).toContain('value="on-request"');
    expect(fieldTag(html, 'seenPrice')).toContain('value="215000 GBP"');
  });

  test('TRV-17 a price that was not seen is said before the form is sent', async () => {
    const form = { ...EXAMPLE_FORM, seenPrice: 'abc' };
    const html = await drawBookingStart(exampleTourDetail(), { form });
    expect(visibleText(html)).toContain('The price is now £2,150.');
    expect(fieldTag(html, 'seenPrice')).toContain('value="215000 GBP"');
  });

  test('TRV-01 a sold-out tour has no form, whatever is sent to it', async () => {
    for (const form of [undefined, { fullName: 'Ada Lovelace', email: 'ada@example.com' }]) {
      const html = await drawBookingStart(exampleTourDetail({ salesStatus: 'SOLD_OUT' }), { form });
      expect(visibleText(html)).toContain('This departure is now sold out.');
      expect(html).not.toContain('<form');
    }
  });

  test('offers no more seats than are free', async () => {
    const html = await drawBookingStart(exampleTourDetail({ freeSeats: 2 }));
    const [, travellers] = /<select [^>]*name="travellers".*?>(.*?)<\/select>/.exec(html) ?? [];
    expect(travellers?.match(/<option /g)).toHaveLength(2);
  });

  test('TRV-08 a name is shown to nobody unless the box is ticked', async () => {
    const html = await drawBookingStart(exampleTourDetail());
    const box = /<input [^>]*name="showName"[^>]*>/.exec(html)?.[0] ?? '';
    expect(box).toContain('type="checkbox"');
    expect(box).not.toContain('checked');
    expect(visibleText(html)).toContain(
      'Show my first name and age group to logged-in visitors who view this departure',
    );
  });

  test('?sent=1 by hand confirms nothing', async () => {
    const html = await drawBookingStart(exampleTourDetail(), { query: '?sent=1' });
    expect(html).not.toContain('We’ve received your request');
    expect(html).toContain('<form');
  });

  test('AUTH-01 the form is filled in for who is logged in, and keeps what was typed', async () => {
    const person = { name: 'Grace Hopper', email: 'grace@example.com' };
    const html = await drawBookingStart(exampleTourDetail(), { person });
    expect(fieldTag(html, 'fullName')).toContain('value="Grace Hopper"');
    expect(fieldTag(html, 'email')).toContain('value="grace@example.com"');
    const typed = { fullName: 'Grace', email: 'other@example.com', travellers: '1' };
    const again = await drawBookingStart(exampleTourDetail(), { person, form: typed });
    expect(fieldTag(again, 'email')).toContain('value="other@example.com"');
  });

  test('TRV-17 with a booking site what changed is said before one goes on', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      bookingsUrl: 'https://book.example',
      query: '?seenObstacle=&seenPrice=205000+GBP',
    });
    expect(visibleText(html)).toContain('The price was £2,050 and is now £2,150.');
    expect(html).toContain(
      'href="/booking/JPN-20270612/start?seenObstacle=&amp;seenPrice=215000+GBP"',
    );
    expect(html).not.toContain('<form');
  });

  test('TRV-15 says what a private room adds, or that there is none', async () => {
    const text = visibleText(
      await drawBookingStart(exampleTourDetail({ isNoSharingRoomAvailable: false })),
    );
    expect(text).toContain('Private room Not available');
  });

  test('TRV-09 says what the flexible option does', async () => {
    expect(visibleText(await drawBookingStart(exampleTourDetail()))).toContain(
      'stays free up to 8 days before departure instead of 31',
    );
  });

  test('TRV-17 a sold-out tour says so before anything else, then what else there is', async () => {
    const tours = [
      exampleTour({ code: 'JPN-20270626', startingDate: '2027-06-26', endingDate: '2027-07-07' }),
    ];
    const travel = exampleTravel({ tours });
    const text = visibleText(
      await drawBookingStart(exampleTourDetail({ salesStatus: 'SOLD_OUT', travel })),
    );
    const places = ['12 – 23 June 2027', 'now sold out', 'Other dates of this trip', '26 June'].map(
      (words) => text.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('TRV-02 a tour that is too close has no form, but somebody to write to', async () => {
    const html = await drawBookingStart(exampleTourDetail({ lastRequestDay: '2027-02-28' }));
    expect(visibleText(html)).toContain('It’s too late to request this departure online.');
    expect(html).toMatch(/href="mailto:[^"]+@/);
    expect(html).not.toContain('<form');
  });
});

describe('amounts on the page of a request', () => {
  const promotion = {
    code: 'GO50',
    off: { GBP: 5000 },
    until: '2027-04-15',
    lowestPriceOf30Days: { GBP: 215_000 },
  };

  test.each([
    [{ travellers: '1' }, 'Total for 1 person: £2,150'],
    [{ travellers: '2' }, 'Total for 2 people: £4,300'],
    [{ travellers: '2', privateRoom: 'on' }, 'Total for 2 people: £5,320'],
    [
      { travellers: '3', privateRoom: 'on', flexibleCancellation: 'on', promotionCode: ' go50 ' },
      'Total for 3 people: £7,977',
    ],
  ])(
    'BOOK-01 says what is chosen comes to, with no word of what is missing: %j',
    async (...row) => {
      const [chosen, sum] = row;
      const form = { intent: 'total', ...SEEN, ...chosen };
      const html = await drawBookingStart(exampleTourDetail({ promotion }), { form });
      expect(visibleText(html)).toContain(sum);
      expect(html).not.toContain('role="alert"');
      expect(html).not.toContain('aria-invalid');
    },
  );

  test('BOOK-01 a code that does not count is no part of the sum, which says so', async () => {
    const chosen = { travellers: '2', promotionCode: 'GO60' };
    const form = { intent: 'total', ...SEEN, ...chosen };
    const html = await drawBookingStart(exampleTourDetail({ promotion }), { form });
    expect(visibleText(html)).toContain(
      'Total for 2 people: £4,300 This code isn’t valid for this departure.',
    );
    expect(fieldTag(html, 'promotionCode')).toContain('aria-invalid="true"');
    expect(fieldTag(html, 'fullName')).not.toContain('aria-invalid');
  });

  test.each([['total'], ['']])(
    'TRV-17 BOOK-01 more people than there are seats stay chosen, and are not added up: %j',
    async (intent) => {
      const form = { intent, ...SEEN, travellers: '9' };
      const html = await drawBookingStart(exampleTourDetail({ freeSeats: 3 }), { form });
      const select = /<select[^>]*name="travellers"[^]*?<\/select>/.exec(html)?.[0] ?? '';
      expect(select.match(/<option value="\d+"/g)).toHaveLength(4);
      expect(select).toMatch(
        /<option value="9" selected="">9 people \(not enough seats\)<\/option>/,
      );
      expect(visibleText(html)).not.toContain('Total for');
    },
  );

  test('BOOK-01 the total is there from the first, and the button for it is not the form’s first', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      query: '?seenObstacle=&seenPrice=215000+GBP&privateRoom=on',
    });
    expect(html).toMatch(/<output id="enquiry-sum"[^>]*>Total for 1 person: <strong>£2,660</);
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
    const form = { ...SEEN, email: 'x' };
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
    expect(text).toMatch(/Total for 1 person: about \$[\d,]+ You pay in euros/);
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
