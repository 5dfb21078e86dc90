/**
 * The accounts of demonstration mode, so that login works on a bare machine, and what each kind of account leads to can
 * be tried (AUTH-02, AUTH-05, AUTH-06). Everybody who reads the code knows the password: live mode refuses a database
 * that holds any of them.
 */
import { EMAIL_DOMAIN } from '../../brand/brand.ts';
import { WrongSetting } from '../../config/settings.ts';
import {
  acceptFirstPrivacyPolicy,
  findAccountByEmail,
  hasAccountOfPassword,
  saveFirstAccount,
  type Account,
} from '../storage/queries/accounts.ts';
import type { Storage } from '../storage/storage.ts';

const PASSWORD = 'twelve-on-one-rope';
/** Made once and for all, so that no start waits for it. */
const PASSWORD_HASH =
  'scrypt$15$8$3$l0Qf2DJv9wxjD66Zx1MVZw$vRCdvjASdDCRR_r1CtKBBS3H6PXXnDxLgI_8EKGcf9Q';
/** Of a policy that holds no more, whatever `PRIVACY_VERSION` says. */
const OLD_PRIVACY_VERSION = '2020-01-01';

export interface DemonstrationPerson {
  readonly email: string;
  /** Null for who logs in by a code. */
  readonly password: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Account['role'];
  readonly hasAcceptedPrivacy: boolean;
  /** For whoever starts the demonstration. */
  readonly note: string;
}

export const DEMONSTRATION_ACCOUNT = {
  email: `demo@${EMAIL_DOMAIN}`,
  password: PASSWORD,
  firstName: 'Dana',
  lastName: 'Moretti',
  role: 'traveller',
  hasAcceptedPrivacy: true,
  note: 'a customer',
} as const satisfies DemonstrationPerson;

export const DEMONSTRATION_PEOPLE: readonly DemonstrationPerson[] = [
  DEMONSTRATION_ACCOUNT,
  {
    email: `code@${EMAIL_DOMAIN}`,
    password: null,
    firstName: null,
    lastName: null,
    role: 'traveller',
    hasAcceptedPrivacy: true,
    note: 'no name yet; logs in by a code, which is in the mail',
  },
  {
    email: `privacy@${EMAIL_DOMAIN}`,
    password: PASSWORD,
    firstName: 'Piet',
    lastName: 'Vos',
    role: 'traveller',
    hasAcceptedPrivacy: false,
    note: 'has to accept the privacy policy first',
  },
  {
    email: `admin@${EMAIL_DOMAIN}`,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Minn',
    role: 'admin',
    hasAcceptedPrivacy: true,
    note: 'an admin, who is logged out of the site at once',
  },
];

export async function ensureDemonstrationAccounts(
  { db }: Storage,
  { now, privacyVersion }: { readonly now: number; readonly privacyVersion: string },
): Promise<void> {
  for (const { email, hasAcceptedPrivacy, password, ...person } of DEMONSTRATION_PEOPLE) {
    const accepted = hasAcceptedPrivacy ? privacyVersion : OLD_PRIVACY_VERSION;
    const known = await findAccountByEmail(db, email);
    // Of a database from before it was noted who has accepted what.
    if (known?.privacyVersion === null) await acceptFirstPrivacyPolicy(db, known.id, accepted, now);
    if (known) continue;
    await saveFirstAccount(
      db,
      {
        email,
        firstName: person.firstName,
        lastName: person.lastName,
        passwordHash: password === null ? null : PASSWORD_HASH,
        role: person.role,
        marketId: 'en-WE',
        isConfirmed: true,
        acceptsMarketing: false,
        privacyVersion: accepted,
      },
      now,
    );
  }
}

/**
 * Live mode begins with a database of its own, whoever signs people in.
 * @param hasKey whether the provider's key is known to be the demonstration's
 * @throws WrongSetting where demonstration mode has filled the database
 */
export async function refuseDemonstrationDatabase(storage: Storage, hasKey = false): Promise<void> {
  if (!hasKey && !(await hasDemonstrationAccount(storage))) return;
  throw new WrongSetting(
    'live mode: DATABASE_URL or DATA_FOLDER: the database holds the demonstration’s accounts and key; ' +
      'begin with an empty one, and fill it by `npm run content:import`',
  );
}

/** By the password too: the addresses were others if the brand was another. */
async function hasDemonstrationAccount({ db }: Storage): Promise<boolean> {
  if (await hasAccountOfPassword(db, PASSWORD_HASH)) return true;
  for (const { email } of DEMONSTRATION_PEOPLE) {
    if (await findAccountByEmail(db, email)) return true;
  }
  return false;
}
