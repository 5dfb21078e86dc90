/** Writing travels, which keeps the slugs that they had. */
import type { Insertable } from 'kysely';
import { LANGUAGES, type Language } from '../../../domain/market.ts';
import type { TravelRecord } from '../../catalogue/records.ts';
import { toFlag, toJson } from '../stored-values.ts';
import type {
  TravelSlugsTable,
  TravelsTable,
  TravelTextsTable,
} from '../tables/catalogue-tables.ts';
import type { WritingTransaction } from './executor.ts';
import { priceText } from './tour-rows.ts';

/** Two travels would have the same address: the content must be mended. */
export class SlugTaken extends Error {
  override readonly name = 'SlugTaken';
}

/**
 * Adds a travel or changes it, found by its id, with its words in each of its languages. A slug that changes
 * is kept and goes on leading to the travel, until another travel takes it.
 *
 * @throws SlugTaken when another travel has a slug of this one now
 */
export async function saveTravel(
  transaction: WritingTransaction,
  travel: TravelRecord,
  now: number,
): Promise<void> {
  const texts = toTextRows(travel);
  const formerSlugs = await findFormerSlugs(transaction, travel, now);
  await assertSlugsFree(transaction, travel);

  const { id, ...columns } = toTravelRow(travel, now);
  await transaction
    .insertInto('travels')
    .values({ id, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
  await transaction.deleteFrom('travel_texts').where('travel_id', '=', id).execute();
  await transaction.insertInto('travel_texts').values(texts).execute();
  await keepFormerSlugs(transaction, travel, formerSlugs);
}

/**
 * Withdraws the travels that are offered no more; those that were withdrawn before keep their time. To be
 * offered again a travel is saved.
 */
export async function withdrawTravelsNotIn(
  transaction: WritingTransaction,
  ids: readonly string[],
  now: number,
): Promise<void> {
  let query = transaction
    .updateTable('travels')
    .set({ withdrawn_at: now })
    .where('withdrawn_at', 'is', null);
  if (ids.length > 0) query = query.where('id', 'not in', ids);
  await query.execute();
}

function toTravelRow(travel: TravelRecord, now: number): Insertable<TravelsTable> {
  return {
    id: travel.id,
    code: travel.code,
    continent: travel.continent,
    countries: toJson(travel.countries),
    coordinator_id: travel.coordinatorId,
    number_of_days: travel.numberOfDays,
    travel_type: travel.travelType,
    travel_styles: toJson(travel.travelStyles),
    moods: toJson(travel.moods),
    badges: toJson(travel.badges),
    cost_center: travel.costCenter,
    popularity: travel.popularity,
    private_room_available: toFlag(travel.privateRoomAvailable),
    base_price: priceText(travel.basePrice),
    facts: toJson(travel.facts),
    pictures: toJson(travel.pictures),
    updated_at: now,
    withdrawn_at: travel.isWithdrawn ? now : null,
  };
}

function toTextRows({ id, words }: TravelRecord): Insertable<TravelTextsTable>[] {
  const rows: Insertable<TravelTextsTable>[] = slugsOf(words).map(([language, slug]) => ({
    travel_id: id,
    text_locale: language,
    slug,
    words: toJson(words[language]),
  }));
  for (const locale of ['en-WE', 'en-US'] as const) {
    const override = words[locale];
    if (!override) continue;
    rows.push({ travel_id: id, text_locale: locale, slug: null, words: toJson(override) });
  }
  return rows;
}

function slugsOf(words: TravelRecord['words']): [Language, string][] {
  return LANGUAGES.flatMap((language) => {
    const own = words[language];
    return own ? [[language, own.slug]] : [];
  });
}

async function assertSlugsFree(
  transaction: WritingTransaction,
  { id, words }: TravelRecord,
): Promise<void> {
  const taken = await transaction
    .selectFrom('travel_texts')
    .select(['travel_id', 'text_locale', 'slug'])
    .where('travel_id', '<>', id)
    .where(({ or, and, eb }) =>
      or(
        slugsOf(words).map(([language, slug]) =>
          and([eb('text_locale', '=', language), eb('slug', '=', slug)]),
        ),
      ),
    )
    .executeTakeFirst();
  if (!taken) return;
  throw new SlugTaken(
    `Travel ${id} cannot have the ${taken.text_locale} slug "${taken.slug}": travel ${taken.travel_id} has it`,
  );
}

/** The slugs that lead to the travel beside its present ones: listed in the content, or replaced now. */
async function findFormerSlugs(
  transaction: WritingTransaction,
  { id, words }: TravelRecord,
  now: number,
): Promise<Insertable<TravelSlugsTable>[]> {
  const rows = await transaction
    .selectFrom('travel_texts')
    .select(['text_locale', 'slug'])
    .where('travel_id', '=', id)
    .execute();
  const formerOf = (language: Language): string[] => {
    const stored = rows.find((row) => row.text_locale === language)?.slug ?? null;
    const former = new Set(words[language]?.oldSlugs);
    if (stored !== null) former.add(stored);
    const present = words[language]?.slug;
    if (present !== undefined) former.delete(present);
    return [...former];
  };
  return LANGUAGES.flatMap((language) =>
    formerOf(language).map((slug) => ({ language, slug, travel_id: id, replaced_at: now })),
  );
}

async function keepFormerSlugs(
  transaction: WritingTransaction,
  { words }: TravelRecord,
  former: readonly Insertable<TravelSlugsTable>[],
): Promise<void> {
  // A slug in use is nobody's former one.
  await transaction
    .deleteFrom('travel_slugs')
    .where(({ or, and, eb }) =>
      or(
        slugsOf(words).map(([language, slug]) =>
          and([eb('language', '=', language), eb('slug', '=', slug)]),
        ),
      ),
    )
    .execute();
  if (former.length === 0) return;
  await transaction
    .insertInto('travel_slugs')
    .values(former)
    .onConflict((conflict) =>
      conflict
        .columns(['language', 'slug'])
        .doUpdateSet(({ ref }) => ({ travel_id: ref('excluded.travel_id') })),
    )
    .execute();
}
