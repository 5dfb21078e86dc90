/** Values that leave the server and come back: nobody but the site can make one (SEC-05). */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `purpose` keeps a value of one kind from being taken for another's. */
export function signValue(value: string, purpose: string, secret: string): string {
  const text = Buffer.from(value).toString('base64url');
  return `${text}.${signatureOf(text, purpose, secret)}`;
}

/** The value, or null for a text that `signValue` did not write with this purpose and secret. */
export function readSignedValue(signed: string, purpose: string, secret: string): string | null {
  const [text = '', signature = '', ...rest] = signed.split('.');
  const given = Buffer.from(signature);
  const wanted = Buffer.from(signatureOf(text, purpose, secret));
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return null;
  }
  return Buffer.from(text, 'base64url').toString();
}

function signatureOf(text: string, purpose: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, text]))
    .digest('base64url');
}
