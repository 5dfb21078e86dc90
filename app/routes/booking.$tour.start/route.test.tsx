import { describe, expect, test } from 'vitest';
import { MAXIMUM_ENQUIRY_MESSAGE } from '../../../contract/enquiry-limits.ts';
import { EXAMPLE_FORM } from '../../../test/support/booking-start-form.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { drawBookingStart } from '../../../test/support/draw-booking-start.tsx';
import { summaryOf } from '../../../test/support/error-summary.ts';
import {
  exampleTour,
  exampleTourDetail,
  exampleTravel,
} from '../../../test/support/example-tours.ts';
import { visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';

const t = await wordsOf('en-WE');

/** What the form's parts are called; a box's name goes on with its price. */
const FIELD = {
  fullName: t('enquiry:form.fullName'),
  email: t('enquiry:form.email'),
  travellers: t('enquiry:form.travellers'),
  message: t('enquiry:form.message'),
  promotionCode: t('enquiry:form.promotionCode'),
  privateRoom: new RegExp(`^${t('enquiry:form.privateRoom')}`),
  flexibleCancellation: new RegExp(`^${t('enquiry:form.flexibleCancellation')}`),
};

/** What the hidden fields of the example's form say. */
const SEEN = { seenObstacle: '', seenPrice: '215000 GBP' };

/** Names of the fields of the form that are marked as wrong. */
const invalidFields = (html: string) =>
  ['textbox', 'combobox', 'checkbox']
    .flatMap((role) => byRole(html).all(role))
    .flatMap(({ attributes }) => (attributes['aria-invalid'] ? [attributes.name] : []));

describe('BookingStartPage', () => {
  test('BOOK-01 offers a private room and flexible cancellation with their prices', async () => {
    const page = byRole(await drawBookingStart(exampleTourDetail()));
    const room = page.one('checkbox', FIELD.privateRoom);
    expect(room.name).toContain('+ £510 per person');
    expect(room.attributes.checked).toBeUndefined();
    expect(page.one('checkbox', FIELD.flexibleCancellation).name).toContain('+ £49 per person');
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
    const shared = exampleTourDetail({ isNoSharingRoomAvailable: false });
    const page = byRole(await drawBookingStart(shared));
    expect(page.all('checkbox', FIELD.privateRoom)).toEqual([]);
    expect(page.all('checkbox', FIELD.flexibleCancellation)).toHaveLength(1);
  });

  test('BOOK-01 a form that comes back keeps its ticks', async () => {
    const form = { ...SEEN, email: 'x', privateRoom: 'on' };
    const page = byRole(await drawBookingStart(exampleTourDetail(), { form }));
    expect(page.one('checkbox', FIELD.privateRoom).attributes.checked).toBeDefined();
    expect(page.one('checkbox', FIELD.flexibleCancellation).attributes.checked).toBeUndefined();
  });

  test('TRV-14 a full tour on request runs: nothing is held by a deposit', async () => {
    const full = { salesStatus: 'WAITING_LIST', freeSeats: 0, seatsToConfirm: 0 } as const;
    const text = visibleText(await drawBookingStart(exampleTourDetail(full)));
    expect(text).toContain(t('enquiry:notice.onRequestFull'));
    expect(text).toContain(t('travel:terms.depositNoteFull', { percent: 20 }));
    expect(text).not.toContain(t('travel:terms.depositNote', { percent: 20 }));
  });

  test('TRV-17 shows dates, price, deposit, balance date, terms and what the form is', async () => {
    const text = visibleText(await drawBookingStart(exampleTourDetail()));
    for (const words of [
      t('enquiry:title'),
      t('enquiry:notice.nothingBooked'),
      t('enquiry:notice.answer'),
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
    const page = byRole(html);
    for (const name of ['fullName', 'email', 'promotionCode', 'message'] as const) {
      expect(page.one('textbox', FIELD[name]).attributes.name).toBe(name);
    }
    expect(page.one('combobox', FIELD.travellers).attributes.name).toBe('travellers');
    expect(page.one('textbox', FIELD.email).description).toBe(t('enquiry:form.emailHint'));
    expect(invalidFields(html)).toEqual([]);
    expect(page.all('alert')).toEqual([]);
  });

  test('TRV-17 a message ends where the server would refuse it', async () => {
    const page = byRole(await drawBookingStart(exampleTourDetail()));
    const { maxlength } = page.one('textbox', FIELD.message).attributes;
    expect(maxlength).toBe(String(MAXIMUM_ENQUIRY_MESSAGE));
  });

  test('A11Y-02 errors stand beside their fields and in a summary that links to them', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      form: { fullName: 'Ada Lovelace', email: 'ada@x', travellers: '2', message: 'Hi <b>' },
    });
    const page = byRole(html);
    const message = t('enquiry:error.emailWrong');
    const email = page.one('textbox', FIELD.email);
    expect(email.description).toBe(`${t('enquiry:form.emailHint')} ${message}`);
    const link = page.one('alert').within.one('link', message);
    expect(link.attributes.href).toBe(`#${email.attributes.id}`);
    expect(invalidFields(html)).toEqual(['email']);
  });

  test('keeps what was typed', async () => {
    const form = { fullName: 'Ada Lovelace', email: 'ada@x', travellers: '2', message: 'Hi <b>' };
    const page = byRole(await drawBookingStart(exampleTourDetail(), { form }));
    expect(page.one('textbox', FIELD.fullName).value).toBe('Ada Lovelace');
    expect(page.one('textbox', FIELD.email).value).toBe('ada@x');
    expect(page.one('combobox', FIELD.travellers).value).toBe('2');
    expect(page.one('textbox', FIELD.message).value).toBe('Hi <b>');
  });

  test('keeps what was typed while the backend is down, and says to try again', async () => {
    const html = await drawBookingStart('down', {
      form: { ...SEEN, fullName: 'Ada Lovelace', email: 'ada@example.com', travellers: '2' },
    });
    const page = byRole(html);
    expect(page.one('textbox', FIELD.email).value).toBe('ada@example.com');
    expect(page.one('hidden', 'seenPrice').value).toBe('215000 GBP');
    expect(summaryOf({ text: html })).toBe(t('enquiry:problem.unavailable'));
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
    expect(visibleText(html)).toContain(t('enquiry:change.on-request'));
    expect(visibleText(html)).toContain('The price was £2,250 and is now £2,150.');
    const page = byRole(html);
    expect(page.one('hidden', 'seenObstacle').value).toBe('on-request');
    expect(page.one('hidden', 'seenPrice').value).toBe('215000 GBP');
  });

  test('TRV-17 a price that was not seen is said before the form is sent', async () => {
    const form = { ...EXAMPLE_FORM, seenPrice: 'abc' };
    const html = await drawBookingStart(exampleTourDetail(), { form });
    expect(visibleText(html)).toContain('The price is now £2,150.');
    expect(byRole(html).one('hidden', 'seenPrice').value).toBe('215000 GBP');
  });

  test('TRV-01 a sold-out tour has no form, whatever is sent to it', async () => {
    for (const form of [undefined, { fullName: 'Ada Lovelace', email: 'ada@example.com' }]) {
      const html = await drawBookingStart(exampleTourDetail({ salesStatus: 'SOLD_OUT' }), { form });
      expect(visibleText(html)).toContain(t('enquiry:change.sold-out'));
      expect(byRole(html).all('form')).toEqual([]);
    }
  });

  test('offers no more seats than are free', async () => {
    const page = byRole(await drawBookingStart(exampleTourDetail({ freeSeats: 2 })));
    expect(page.one('combobox', FIELD.travellers).within.all('option')).toHaveLength(2);
  });

  test('TRV-08 a name is shown to nobody unless the box is ticked', async () => {
    const page = byRole(await drawBookingStart(exampleTourDetail()));
    const { name, checked } = page.one('checkbox', t('enquiry:form.showName')).attributes;
    expect([name, checked]).toEqual(['showName', undefined]);
  });

  test('?sent=1 by hand confirms nothing', async () => {
    const html = await drawBookingStart(exampleTourDetail(), { query: '?sent=1' });
    expect(visibleText(html)).not.toContain(t('enquiry:sent.title'));
    expect(byRole(html).all('form')).toHaveLength(1);
  });

  test('AUTH-01 the form is filled in for who is logged in, and keeps what was typed', async () => {
    const person = { name: 'Grace Hopper', email: 'grace@example.com' };
    const page = byRole(await drawBookingStart(exampleTourDetail(), { person }));
    expect(page.one('textbox', FIELD.fullName).value).toBe('Grace Hopper');
    expect(page.one('textbox', FIELD.email).value).toBe('grace@example.com');
    const form = { fullName: 'Grace', email: 'other@example.com', travellers: '1' };
    const again = byRole(await drawBookingStart(exampleTourDetail(), { person, form }));
    expect(again.one('textbox', FIELD.email).value).toBe('other@example.com');
  });

  test('TRV-17 with a booking site what changed is said before one goes on', async () => {
    const html = await drawBookingStart(exampleTourDetail(), {
      bookingsUrl: 'https://book.example',
      query: '?seenObstacle=&seenPrice=205000+GBP',
    });
    expect(visibleText(html)).toContain('The price was £2,050 and is now £2,150.');
    const page = byRole(html);
    expect(page.one('link', t('enquiry:changed.goOn')).attributes.href).toBe(
      '/booking/JPN-20270612/start?seenObstacle=&seenPrice=215000+GBP',
    );
    expect(page.all('form')).toEqual([]);
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
    const places = [
      '12 – 23 June 2027',
      t('enquiry:change.sold-out'),
      t('enquiry:unoffered.alternatives'),
      '26 June',
    ].map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  test('TRV-02 a tour that is too close has no form, but somebody to write to', async () => {
    const html = await drawBookingStart(exampleTourDetail({ lastRequestDay: '2027-02-28' }));
    expect(visibleText(html)).toContain(t('enquiry:change.closed'));
    const page = byRole(html);
    expect(page.links).toContainEqual(expect.stringMatching(/^mailto:.+@/));
    expect(page.all('form')).toEqual([]);
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
      expect(byRole(html).all('alert')).toEqual([]);
      expect(invalidFields(html)).toEqual([]);
    },
  );

  test('BOOK-01 a code that does not count is no part of the sum, which says so', async () => {
    const chosen = { travellers: '2', promotionCode: 'GO60' };
    const form = { intent: 'total', ...SEEN, ...chosen };
    const html = await drawBookingStart(exampleTourDetail({ promotion }), { form });
    expect(visibleText(html)).toContain(
      `Total for 2 people: £4,300 ${t('enquiry:error.promotionCodeWrong')}`,
    );
    expect(invalidFields(html)).toEqual(['promotionCode']);
  });

  test.each([['total'], ['']])(
    'TRV-17 BOOK-01 more people than there are seats stay chosen, and are not added up: %j',
    async (intent) => {
      const form = { intent, ...SEEN, travellers: '9' };
      const html = await drawBookingStart(exampleTourDetail({ freeSeats: 3 }), { form });
      const select = byRole(html).one('combobox', FIELD.travellers);
      expect(select.value).toBe('9');
      expect(select.within.all('option').map(({ name, value }) => [value, name])).toEqual([
        ['1', '1 person'],
        ['2', '2 people'],
        ['3', '3 people'],
        ['9', '9 people (not enough seats)'],
      ]);
      expect(visibleText(html)).not.toContain('Total for');
    },
  );

  test('BOOK-01 the total is there from the first, and the button for it is not the form’s first', async () => {
    const query = '?seenObstacle=&seenPrice=215000+GBP&privateRoom=on';
    const page = byRole(await drawBookingStart(exampleTourDetail(), { query }));
    const total = page.one('status');
    expect(total.text).toBe('Total for 1 person: £2,660');
    const [first, second] = page.one('form').within.all('button');
    expect([first?.name, first?.attributes.name]).toEqual([t('enquiry:form.send'), undefined]);
    expect(second).toMatchObject({
      name: t('enquiry:form.updateTotal'),
      attributes: {
        name: 'intent',
        value: 'total',
        formnovalidate: '',
        formaction: expect.stringMatching(`#${total.attributes.id}$`),
      },
    });
  });

  test('TRV-15 BOOK-01 what was counted into the cost is ticked, until the form says otherwise', async () => {
    const query = '?seenObstacle=&seenPrice=215000+GBP&privateRoom=on';
    const page = byRole(await drawBookingStart(exampleTourDetail(), { query }));
    expect(page.one('checkbox', FIELD.privateRoom).attributes.checked).toBeDefined();
    expect(page.one('checkbox', FIELD.flexibleCancellation).attributes.checked).toBeUndefined();
    const form = { ...SEEN, email: 'x' };
    const again = byRole(await drawBookingStart(exampleTourDetail(), { query, form }));
    expect(again.one('checkbox', FIELD.privateRoom).attributes.checked).toBeUndefined();
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
