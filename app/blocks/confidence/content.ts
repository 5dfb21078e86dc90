import { z } from 'zod';
import { text, link } from '../../../contract/block-content.ts';

/** Marks beside a few words. */
export const GUARANTEE_ICONS = [
  'shield',
  'refresh',
  'users',
  'wallet',
  'compass',
  'bed',
  'check-circle',
  'community',
  'globe',
  'leaf',
] as const;

/** What one can rely on. */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  guarantees: z
    .array(z.strictObject({ icon: z.enum(GUARANTEE_ICONS), title: text, text }))
    .min(2)
    .max(9),
  /** Whether a phone shows their titles alone, and the text of each for who unfolds it. */
  foldsOnPhone: z.boolean().optional(),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
