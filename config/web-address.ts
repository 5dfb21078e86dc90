/** Addresses and host names in settings. */
import { z } from 'zod';

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is no address such as https://www.example.com',
});

/** Where something answers: scheme, host and a path at most; passwords in addresses end up in logs. */
export const httpOrigin = webAddress
  .refine((text) => {
    // Later checks run after a failed one too.
    if (!URL.canParse(text)) return true;
    const { username, password, search, hash } = new URL(text);
    return !username && !password && !search && !hash;
  }, 'has a user, a query or a fragment, which cannot be used here')
  .transform((text) => text.replace(/\/+$/, ''));

/** Words between spaces or commas. */
export const words = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** Origins between spaces or commas; none by default. */
export const origins = words
  .default([])
  .refine(
    (listed) => listed.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'are origins such as https://pictures.example.com',
  );

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::(\\d{1,5}))?$`);
const LARGEST_PORT = 65_535;

/**
 * Whether the text is a host name in lower case, with or without a port. Any other text would end as an
 * address that cannot be read.
 */
export function isHostName(text: string): boolean {
  const match = HOST.exec(text);
  if (!match) return false;
  const port = Number(match[1] ?? 1);
  return port >= 1 && port <= LARGEST_PORT && URL.canParse(`http://${text}`);
}
