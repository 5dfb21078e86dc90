/**
 * The account of demonstration mode, so that login works on a bare machine (AUTH-02). Everybody who
 * reads the code knows its password: live mode refuses a database that holds it.
 */
import { WrongSetting } from '../../config/settings.ts';
import { findAccountByEmail, saveFirstAccount } from '../storage/queries/accounts.ts';
import type { Storage } from '../storage/storage.ts';

export const DEMONSTRATION_ACCOUNT = {
  email: 'demo@cordata.example',
  password: 'twelve-on-one-rope',
  firstName: 'Dana',
  lastName: 'Moretti',
} as const;

/** Of the password above: made once and for all, so that no start waits for it. */
const PASSWORD_HASH =
  'scrypt$15$8$3$l0Qf2DJv9wxjD66Zx1MVZw$vRCdvjASdDCRR_r1CtKBBS3H6PXXnDxLgI_8EKGcf9Q';

export async function ensureDemonstrationAccount(
  storage: Storage,
  { now, privacyVersion }: { readonly now: number; readonly privacyVersion: string },
): Promise<void> {
  if (await hasDemonstrationAccount(storage)) return;
  const { email, firstName, lastName } = DEMONSTRATION_ACCOUNT;
  await saveFirstAccount(
    storage.db,
    {
      email,
      firstName,
      lastName,
      passwordHash: PASSWORD_HASH,
      role: 'traveller',
      marketId: 'en-WE',
      isConfirmed: true,
      acceptsMarketing: false,
      privacyVersion,
    },
    now,
  );
}

/**
 * Live mode begins with a database of its own, whoever signs people in.
 * @param hasKey whether the provider's key is known to be the demonstration's
 * @throws WrongSetting where demonstration mode has filled the database
 */
export async function refuseDemonstrationDatabase(storage: Storage, hasKey = false): Promise<void> {
  if (!hasKey && !(await hasDemonstrationAccount(storage))) return;
  throw new WrongSetting(
    'live mode: DATABASE_URL or DATA_FOLDER: the database holds the demonstration’s account and key; ' +
      'begin with an empty one, and fill it by `npm run content:import`',
  );
}

async function hasDemonstrationAccount(storage: Storage): Promise<boolean> {
  return (await findAccountByEmail(storage.db, DEMONSTRATION_ACCOUNT.email)) !== null;
}
