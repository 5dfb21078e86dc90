/** Tokens of mailed links: random, and stored as their hash alone, so that who reads the database has none (SEC-05). */
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOfLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
