/** The form of a request for seats as a browser sends it, for tests. */
import { sendEnquiry } from '../../app/routes/booking.$tour.start/send-enquiry.server.ts';
import { EXAMPLE_KEY, startContext, type ExampleBackend } from './booking-start-context.ts';

export const EXAMPLE_FORM = {
  idempotencyKey: EXAMPLE_KEY,
  seenObstacle: '',
  seenPrice: '215000 GBP',
  fullName: '  Ada Lovelace ',
  email: 'ada@example.com',
  travellers: '2',
  message: '',
};

export async function sendForm(
  backend: ExampleBackend,
  change: Readonly<Record<string, string>> = {},
) {
  return sendEnquiry(await startContext(backend, { form: { ...EXAMPLE_FORM, ...change } }));
}
