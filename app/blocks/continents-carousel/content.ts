import { z } from 'zod';
import { AREAS } from '../../../domain/continent.ts';
import { imageSchema } from '../../../contract/image.ts';
import { text } from '../../../contract/block-content.ts';

export const schema = z.strictObject({
  title: text,
  images: z.record(z.enum(AREAS), imageSchema),
});
export type Content = z.infer<typeof schema>;
