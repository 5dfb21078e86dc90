/** The key that id tokens are signed with: made at the first start, kept in the database (AUTH-02). */
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import {
  findIdentityKey,
  saveFirstIdentityKey,
  type IdentityKey,
} from '../storage/queries/identity-keys.ts';
import type { Storage } from '../storage/storage.ts';

export const SIGNING_ALGORITHM = 'ES256';

export async function ensureSigningKey(
  storage: Storage,
  { isDemonstration, now }: { readonly isDemonstration: boolean; readonly now: number },
): Promise<IdentityKey> {
  const known = await findIdentityKey(storage.db, 'signing');
  if (known) return known;
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const kid = randomUUID();
  const jwk = { ...(await exportJWK(privateKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  await saveFirstIdentityKey(storage.db, 'signing', { kid, jwk, isDemonstration }, now);
  // Another process may have been first.
  const saved = await findIdentityKey(storage.db, 'signing');
  if (!saved) throw new Error('The signing key was saved and is not there');
  return saved;
}
