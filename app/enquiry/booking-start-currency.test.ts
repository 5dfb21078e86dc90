/** In which currency seats are asked for, where another one has been chosen beside the form (MKT-07). */
import { describe, expect, test } from 'vitest';
import { exampleTourDetail } from '../../test/support/example-tours.ts';
import { exampleBackend, startContext } from '../../test/support/booking-start-context.ts';
import { EXAMPLE_FORM } from '../../test/support/booking-start-form.ts';
import { thrownBy } from '../../test/support/thrown-by.ts';
import { sendEnquiry } from './booking-start-action.server.ts';
import { loadBookingStart } from './booking-start-loader.server.ts';

describe('sendEnquiry', () => {
  test('TRV-17 MKT-07 asks in the currency that the form showed, whatever was chosen in another tab since', async () => {
    const backend = exampleBackend(exampleTourDetail());
    const context = await startContext(backend, { form: EXAMPLE_FORM });
    const response = await thrownBy(sendEnquiry({ ...context, currency: 'USD' }));
    expect(backend.enquiries).toMatchObject([{ currency: 'GBP' }]);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0];
    const query = new URL(response.headers.get('location') ?? '', 'http://x').search;
    const page = await startContext(backend, { query, cookie });
    const { data } = await loadBookingStart({ ...page, currency: 'USD' });
    expect(data.sent?.details?.price).toEqual({ cents: 215_000, currency: 'GBP' });
  });

  test('TRV-17 MKT-07 a price that changes with the chosen currency is said, in the one that was seen', async () => {
    const backend = exampleBackend(exampleTourDetail({ price: { GBP: 225000, EUR: 260000 } }));
    const context = await startContext(backend, { form: EXAMPLE_FORM });
    const { status, reply } = await sendEnquiry({ ...context, currency: 'USD' });
    expect(status).toBe(409);
    expect(reply.changes).toMatchObject([
      { kind: 'price', fromCents: 215_000, toCents: 225_000, currency: 'GBP' },
    ]);
    expect(backend.enquiries).toEqual([]);
  });

  test('TRV-17 MKT-07 a currency that the site does not offer is no wish', async () => {
    const backend = exampleBackend(exampleTourDetail());
    const context = await startContext(backend, {
      form: { ...EXAMPLE_FORM, seenPrice: '270000 USD' },
    });
    await thrownBy(sendEnquiry(context));
    expect(backend.enquiries).toMatchObject([{ currency: 'GBP' }]);
  });
});
