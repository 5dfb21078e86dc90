/** Requests for seats for the backend's contract, and the mails that they lead to. */
import { randomUUID } from 'node:crypto';
import { listMails } from '../../backend/storage/queries/mail-outbox.ts';
import type { EnquiryRequest } from '../../contract/enquiry.ts';
import type { BackendUnderTest } from './backend-under-test.ts';

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
