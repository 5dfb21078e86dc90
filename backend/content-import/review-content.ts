/**
 * What travellers said of a travel: `content/reviews/{travel}.yaml`, a list. Each is quoted in the
 * language that it was written in, in every market.
 */
import { z } from 'zod';
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { LANGUAGES } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { readListsOfTravels } from './lists-of-travels.ts';

const reviewContentSchema = z.strictObject({
  stars: z.int().min(1).max(5),
  language: z.enum(LANGUAGES),
  /** First name of the traveller. */
  name: z.string().trim().min(1).max(40),
  /** Month of the journey. */
  travelled: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'is no month such as 2026-05'),
  text: z.string().trim().min(20).max(700),
});
export type ReviewContent = z.infer<typeof reviewContentSchema>;

const FOLDER = 'reviews';

/**
 * The reviews of each travel, as far as there are any; a file for no travel is a problem.
 *
 * @param today nobody has travelled after it; not asked where the clock may be wrong
 */
export function readReviews(
  files: ContentFiles,
  travels: readonly string[],
  today?: CalendarDate,
): ReadonlyMap<string, readonly ReviewContent[]> {
  const reviews = new Map<string, readonly ReviewContent[]>();
  // A company that begins has none.
  const lists = readListsOfTravels(files, FOLDER, travels, reviewContentSchema);
  for (const { travel, file, rows } of lists) {
    reviews.set(travel, rows);
    for (const [index, { travelled }] of rows.entries()) {
      if (today === undefined || travelled <= today.slice(0, 7)) continue;
      files.report(file, `${index}.travelled`, `${travelled} is still to come`);
    }
  }
  return reviews;
}
