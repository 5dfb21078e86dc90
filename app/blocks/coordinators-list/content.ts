import { z } from 'zod';
import { text } from '../../../contract/block-content.ts';

export const schema = z.strictObject({ title: text, subtitle: text.optional() });
export type Content = z.infer<typeof schema>;
