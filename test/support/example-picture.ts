/** A picture for records of tests: a poster, in the words of no place. */
import type { PictureSource } from '../../backend/content-import/picture-content.ts';
import type { PictureRecord } from '../../backend/images/picture.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';

/** As content names it. */
export const EXAMPLE_PICTURE_SOURCE: PictureSource = {
  poster: { scene: 'peaks', palette: 'dawn', seed: 1 },
};

/** As it is stored. */
export const EXAMPLE_PICTURE: PictureRecord & { readonly day: number | null } = {
  id: 'example-1',
  colour: '#f8c1ae',
  desktop: { id: 'd'.repeat(16), width: 1600, height: 1000 },
  mobile: { id: 'e'.repeat(16), width: 1000, height: 1250 },
  day: null,
  words: Object.fromEntries(
    LANGUAGES.map((language) => [language, { altText: 'Peaks', seoName: 'peaks' }]),
  ) as Record<Language, PictureRecord['words'][Language]>,
};
