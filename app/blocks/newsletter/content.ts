import { z } from 'zod';
import { newsletterSchema } from '../../../contract/newsletter.ts';
import { text } from '../../../contract/block-content.ts';

/** The form of NEWS-01 in a page; the words above it are its label. */
export const schema = z.strictObject({ title: text, ...newsletterSchema.shape });
export type Content = z.infer<typeof schema>;
