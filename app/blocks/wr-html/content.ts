import { z } from 'zod';
import { text } from '../../../contract/block-content.ts';

/** HTML of a customer's own, cleaned when it is stored and when it is drawn (CMS-03). */
export const schema = z.strictObject({ html: text });
export type Content = z.infer<typeof schema>;
