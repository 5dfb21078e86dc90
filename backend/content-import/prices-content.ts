import { z } from 'zod';

/** Whole amounts for each currency, in cents. */
export const pricesSchema = z.strictObject({
  EUR: z.int().positive(),
  GBP: z.int().positive(),
  USD: z.int().positive(),
});
