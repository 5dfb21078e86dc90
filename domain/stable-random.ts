/**
 * A number from 0 up to but without 1 that stays the same for the same words (FNV-1a, then mixed): what looks like
 * chance and has to come out the same on every machine and every day.
 */
export function stableRandom(code: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const character of `${salt}:${code}`) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
