import { LANGUAGES } from '../../../domain/market.ts';
import type { TravelRecord } from '../../catalogue/records.ts';
import type { WritingTransaction } from './executor.ts';

/**
 * Takes the slugs that these travels are about to get from the travels that have them now, so that two
 * of them may exchange theirs. To be called before `saveTravel`, for all of them together.
 */
export async function freeTravelSlugs(
  transaction: WritingTransaction,
  travels: readonly TravelRecord[],
): Promise<void> {
  for (const language of LANGUAGES) {
    const owners = new Map(travels.map(({ id, words }) => [words[language].slug, id]));
    const rows = await transaction
      .selectFrom('travel_texts')
      .select(['travel_id', 'slug'])
      .where('text_locale', '=', language)
      .execute();
    for (const { travel_id, slug } of rows) {
      const owner = slug === null ? undefined : owners.get(slug);
      if (owner === undefined || owner === travel_id) continue;
      await transaction
        .updateTable('travel_texts')
        .set({ slug: null })
        .where('travel_id', '=', travel_id)
        .where('text_locale', '=', language)
        .execute();
    }
  }
}
