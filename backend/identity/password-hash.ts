/**
 * Passwords are stored as scrypt hashes, each with a salt and its own parameters, so that these can be
 * raised without a new password. `scrypt$log2N$r$p$salt$hash`, base64url.
 */
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import pLimit from 'p-limit';

/** OWASP's second recommendation: 32 MiB for each try. */
const PARAMETERS = { logN: 15, r: 8, p: 3 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A try is refused before it costs anything: nobody types so much. */
export const MOST_PASSWORD_CHARACTERS = 256;
const LEAST_PASSWORD_CHARACTERS = 10;

/** Whether it may become somebody's: long enough, and not one character again and again. */
export function isGoodPassword(password: string): boolean {
  const { length } = [...password];
  const isLong = length >= LEAST_PASSWORD_CHARACTERS && password.length <= MOST_PASSWORD_CHARACTERS;
  return isLong && new Set(password).size > 3;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, PARAMETERS);
  const { logN, r, p } = PARAMETERS;
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/**
 * Whether the password is the hash's, in constant time. Without a hash it is never, and the answer takes
 * as long: whoever tries addresses learns nothing from the clock.
 */
export async function isPasswordOf(password: string, stored: string | null): Promise<boolean> {
  if (password.length > MOST_PASSWORD_CHARACTERS) return false;
  const parts = stored === null ? null : parse(stored);
  if (!parts) {
    await derive(password, randomBytes(SALT_BYTES), HASH_BYTES, PARAMETERS);
    return false;
  }
  const hash = await derive(password, parts.salt, parts.hash.length, parts);
  return timingSafeEqual(hash, parts.hash);
}

interface ScryptParameters {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

function parse(stored: string) {
  const [name, logN, r, p, salt, hash] = stored.split('$');
  if (name !== 'scrypt' || !salt || !hash) return null;
  return {
    logN: Number(logN),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}

/** Two of the four threads that files, compression and name look-ups share: a flood must not take them all. */
const inTurn = pLimit(2);
/** Who is behind as many would wait too long, and is told so at once. */
const MOST_WAITING = 20;

/** More passwords are being checked than can be soon. */
export class TooManyPasswords extends Error {
  override name = 'TooManyPasswords';
}

async function derive(
  password: string,
  salt: Buffer,
  length: number,
  { logN, r, p }: ScryptParameters,
): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  if (inTurn.pendingCount >= MOST_WAITING) throw new TooManyPasswords('too many at once');
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        // Keyboards write the same letter in different ways.
        scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
