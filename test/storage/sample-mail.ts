import type { Mail } from '../../backend/storage/queries/mail-outbox.ts';

/** Some moment: nothing in storage knows what time it is. */
export const NOW = Date.UTC(2027, 2, 1, 12);

export function sampleMail(): Mail {
  return {
    to: 'ada@example.com',
    subject: 'Your request',
    text: 'Thank you, Zoë.',
    html: '<p>Thank you, Zoë.</p>',
    headers: { 'List-Unsubscribe': '<https://example.com/unsubscribe>' },
  };
}
