import { z } from 'zod';
import { isCalendarDate } from '../../../domain/calendar-date.ts';
import { daySchema } from '../../../contract/common.ts';
import { filtersSchema } from '../../../contract/filters.ts';
import { text, link } from '../../../contract/block-content.ts';

/**
 * An offer that ends on a day: its own, or the promotion of the tours that fit the filters which ends
 * first. Once it is over there is nothing to see.
 */
export const schema = z
  .strictObject({
    title: text,
    text: text.optional(),
    /** The last day on which it holds, in the market's zone. */
    until: daySchema.refine(isCalendarDate, 'must be a calendar day').optional(),
    filtersData: z.strictObject({ filters: filtersSchema.strict() }).optional(),
    link: link.optional(),
  })
  .refine(({ until, filtersData }) => (until === undefined) !== (filtersData === undefined), {
    message: 'needs until or filtersData, and not both',
  });
export type Content = z.infer<typeof schema>;
