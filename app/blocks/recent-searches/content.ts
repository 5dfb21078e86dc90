import { z } from 'zod';
import { text } from '../../../contract/block-content.ts';

/** The visitor's own, from their browser (SRCH-14). */
export const schema = z.strictObject({ title: text });
export type Content = z.infer<typeof schema>;
