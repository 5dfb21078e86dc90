import { saveIdentity } from '../../backend/storage/queries/account-identities.ts';
import { saveFirstAccount } from '../../backend/storage/queries/accounts.ts';
import { openStorage } from '../../backend/storage/storage.ts';
import { readSettings } from '../../config/settings.ts';
import type { StubOpenIdProvider } from './stub-openid-provider.ts';

/** Gives the stub's person an account without a name, which has accepted the privacy policy: so they log in at once. */
export async function knowPersonAtStub(
  { issuer }: StubOpenIdProvider,
  dataFolder: string,
): Promise<void> {
  const storage = await openStorage({ databaseUrl: undefined, dataFolder });
  const now = Date.now();
  const id = await saveFirstAccount(
    storage.db,
    {
      email: null,
      firstName: null,
      lastName: null,
      passwordHash: null,
      role: 'traveller',
      marketId: 'it',
      isConfirmed: false,
      acceptsMarketing: false,
      privacyVersion: readSettings({ NODE_ENV: 'test' }).privacyVersion,
    },
    now,
  );
  await saveIdentity(storage.db, { issuer, subject: 'person-1' }, id ?? '', now);
  await storage.close();
}
