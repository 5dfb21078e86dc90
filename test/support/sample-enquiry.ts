/** Requests for seats for the backend's contract, and the mails that they lead to. */
import { randomUUID } from 'node:crypto';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import type { BackendUnderTest } from './backend-under-test.ts';
import { sampleTour } from './sample-records.ts';

/** Nobody can ask for seats on these. */
export const DEPARTED = sampleTour({
  id: 'JPN-20200201',
  travelId: 'japan-tokyo-kyoto',
  startingDate: '2020-02-01',
  endingDate: '2020-02-12',
});
export const WITHDRAWN = sampleTour({
  id: 'JPN-20900201',
  travelId: 'japan-tokyo-kyoto',
  startingDate: '2090-02-01',
  endingDate: '2090-02-12',
  isWithdrawn: true,
});

/** Each from an address of its own, so that its mails are found. */
export function sampleEnquiry(
  changes: Partial<EnquiryRequest> & Pick<EnquiryRequest, 'tourCode'>,
): EnquiryRequest {
  const key = randomUUID();
  return {
    fullName: 'Zoë Ångström 日本',
    email: `${key}@example.com`,
    travellers: 2,
    privateRoom: false,
    flexibleCancellation: false,
    message: 'Zwei “Plätze”, bitte.\nDanke!',
    idempotencyKey: key,
    ...changes,
  };
}

/** To the traveller, and to the operator about them. */
export async function mailsOfEnquiry({ storage }: BackendUnderTest, { email }: EnquiryRequest) {
  const mails = await listMails(storage.db, 1000);
  return mails.filter(({ to, headers }) => to === email || headers['reply-to'] === email);
}
