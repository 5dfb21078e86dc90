/**
 * What travellers said of a travel: `content/reviews/{travel}.yaml`, a list. Each is quoted in the
 * language that it was written in, in every market.
 */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGES } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';

export const reviewContentSchema = z.strictObject({
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

/** The reviews of each travel, as far as there are any; a file for no travel is a problem. */
export function readReviews(
  files: ContentFiles,
  travels: readonly string[],
): ReadonlyMap<string, readonly ReviewContent[]> {
  const reviews = new Map<string, readonly ReviewContent[]>();
  const folder = files.path(FOLDER);
  // A company that begins has none.
  const names = existsSync(folder) ? files.namesIn(folder, 'files') : [];
  for (const name of names) {
    const file = files.path(FOLDER, name);
    const travel = name.replace(/\.yaml$/, '');
    if (!travels.includes(travel)) files.report(file, '', `there is no travel ${travel}`);
    const read = files.check(file, files.load(file), z.array(reviewContentSchema));
    if (read) reviews.set(travel, read);
  }
  return reviews;
}
