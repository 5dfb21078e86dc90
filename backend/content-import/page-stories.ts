/**
 * Stories of pages that a travel tells already: a card of `blog-cards` may say
 * `story: { travel: japan-tokyo-kyoto, day: 4 }` and stands for that day of the itinerary, in the travel's
 * own words and with its picture. So nothing is told twice, and a story follows its travel.
 */
import { z } from 'zod';
import type { TextLocale } from '../../domain/market.ts';
import type { ContentFiles } from './content-files.ts';
import { didYouMean } from './did-you-mean.ts';
import { languageOf, type Json } from './localised.ts';
import type { TravelDraft } from './read-travel.ts';

const storySchema = z.strictObject({
  story: z.strictObject({ travel: z.string(), day: z.int().min(1) }),
  /** In the place of the travel's picture of that day. */
  image: z.json().optional(),
});

/** Of a story on a card, at the most; it ends with a sentence. */
const MOST_LETTERS = 240;

export interface StoryPlace {
  readonly files: ContentFiles;
  readonly file: string;
  readonly locale: TextLocale;
}

/** The page with the cards of its stories in their places; one that nobody tells is a problem of the file. */
export function withStories(value: Json, travels: readonly TravelDraft[], place: StoryPlace): Json {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    return value.flatMap((item: Json) => {
      const asked = storySchema.safeParse(item);
      if (!asked.success) return [withStories(item, travels, place)];
      return cardOf(asked.data, travels, place) ?? [];
    });
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withStories(item as Json, travels, place)]),
  );
}

function cardOf(
  { story, image }: z.infer<typeof storySchema>,
  travels: readonly TravelDraft[],
  { files, file, locale }: StoryPlace,
): Json | null {
  const travel = travels.find(({ name }) => name === story.travel);
  if (!travel) {
    const meant = didYouMean(
      story.travel,
      travels.map(({ name }) => name),
    );
    files.report(file, 'story', `there is no travel ${story.travel}${meant}`);
    return null;
  }
  const words = wordsIn(travel, locale);
  // What is wrong with its own files is told there.
  if (!words || !travel.facts) return null;
  const day = words.days[story.day - 1];
  if (!day) {
    files.report(file, 'story', `${story.travel} has no day ${story.day}`);
    return null;
  }
  const picture = travel.facts.pictures.find((one) => one.day === story.day);
  if (!picture && image === undefined) {
    files.report(
      file,
      'story',
      `${story.travel} has no picture of day ${story.day}: give an image`,
    );
    return null;
  }
  return {
    label: `${day.place}, ${words.destinationLabel}`,
    title: day.title,
    text: beginningOf(day.text, locale),
    image: image ?? pictureOf(picture, { files, locale }),
    link: { travel: words.slug, day: story.day },
  };
}

/** The travel's words as a market of the locale reads them. */
export function wordsIn({ words, overrides }: TravelDraft, locale: TextLocale) {
  if (locale !== 'en-US' && locale !== 'en-WE') return words[locale];
  return words.en && { ...words.en, ...overrides[locale] };
}

/** The picture as the content of a page names it. */
export function pictureOf(
  picture: NonNullable<TravelDraft['facts']>['pictures'][number] | undefined,
  { files, locale }: Pick<StoryPlace, 'files' | 'locale'>,
): Json {
  const { day: _day, alt, ...source } = picture ?? {};
  const respell = locale === 'en-US' ? files.respell : (text: string) => text;
  // The picture's source is plain data of a file.
  return {
    ...source,
    ...(alt && { alt: respell(alt[languageOf(locale)] ?? Object.values(alt)[0] ?? '') }),
  } as Json;
}

/** As many whole sentences as there is room for, and one at least. */
export function beginningOf(text: string, locale: TextLocale, letters = MOST_LETTERS): string {
  const sentences = [
    ...new Intl.Segmenter(locale === 'en-WE' ? 'en-GB' : locale, {
      granularity: 'sentence',
    }).segment(text.trim()),
  ];
  let beginning = '';
  for (const { segment } of sentences) {
    if (beginning !== '' && (beginning + segment).trimEnd().length > letters) break;
    beginning += segment;
  }
  return beginning.trimEnd();
}
