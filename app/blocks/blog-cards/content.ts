import { z } from 'zod';
import { imageSchema } from '../../../contract/image.ts';
import { pagePathOf } from '../../../contract/site-path.ts';
import { text, link } from '../../../contract/block-content.ts';

/** Stories: each leads on to a page of the site. A day of a travel is told by the travel's own words. */
export const schema = z.strictObject({
  title: text,
  subtitle: text.optional(),
  cards: z
    .array(
      z.strictObject({
        /** Above the title, e.g. where it is. */
        label: text.optional(),
        title: text,
        text,
        image: imageSchema,
        link: z.union([
          z.strictObject({ routingKey: link.shape.routingKey }),
          /** Slug of a travel, and the day of its itinerary. */
          z.strictObject({ travel: text, day: z.int().min(1).optional() }),
          /** A page at an address of its own, in the market's language. */
          z.strictObject({
            url: text.refine((path) => pagePathOf(path) === path, 'must be the path of a page'),
          }),
        ]),
      }),
    )
    .min(1)
    .max(9),
  link: link.optional(),
});
export type Content = z.infer<typeof schema>;
