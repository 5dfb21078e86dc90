/**
 * Words of a mail that the database must not hold as they are (CODE-01): they stand in the outbox encrypted, and are
 * opened when the mail is sent or shown to a developer.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /\[sealed:([\w-]+)\]/g;

export function encrypt(words: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const bytes = Buffer.concat([nonce, cipher.update(words, 'utf8'), cipher.final()]);
  return `[sealed:${Buffer.concat([bytes, cipher.getAuthTag()]).toString('base64url')}]`;
}

/** The text with its sealed words as they are; what another secret has sealed stays closed. */
export function decrypt(text: string, secret: string): string {
  return text.replaceAll(SEALED, (whole, sealed: string) => {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return whole;
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const words = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([words, decipher.final()]).toString('utf8');
    } catch {
      return whole;
    }
  });
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'sealed words of mails', 32));
}
