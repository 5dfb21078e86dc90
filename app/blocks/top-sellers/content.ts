import { z } from 'zod';
import { text, link, country, narrowing } from '../../../contract/block-content.ts';

/** The travels that sell best, of some countries or continents or of all (CMS-06). */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  ...narrowing,
  /** Countries that the page is about already: travels there are left out. */
  except: z.array(country).default([]),
  show: z.int().min(1).max(12).default(6),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
