/** Addresses in settings. */
import { z } from 'zod';

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'is no address such as https://www.example.com',
});

/** Words between spaces or commas. */
export const words = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** Origins between spaces or commas; none by default. */
export const origins = words
  .default([])
  .refine(
    (listed) => listed.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
    'are origins such as https://pictures.example.com',
  );
