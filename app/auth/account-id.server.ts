import { createHmac } from 'node:crypto';
import type { SessionData } from './session-data.server.ts';

/**
 * What statistics and the limits of the backend call a person who is logged in (ANA-01, TRV-08): the same at
 * each visit, and nothing that leads back to him. Without the secret it cannot be made from a name at the provider, nor guessed by trying all.
 */
export function accountId(
  { issuer, subject }: Pick<SessionData, 'issuer' | 'subject'>,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`account-id\n${issuer}\n${subject}`)
    .digest('base64url')
    .slice(0, 22);
}
