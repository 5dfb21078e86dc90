import { z } from 'zod';
import { AGE_GROUPS } from '../../../domain/age-group.ts';
import { text } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  caption: text,
  bands: z.array(z.strictObject({ band: z.enum(AGE_GROUPS), text })).min(1),
});
export type Content = z.infer<typeof schema>;
