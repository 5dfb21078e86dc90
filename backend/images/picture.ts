/** Pictures of the catalogue: originals for wide and narrow screens, with words in every language. */
import type { Image, ImageVariant } from '../../contract/image.ts';
import type { Language, Market } from '../../domain/market.ts';

export interface WordlessPicture {
  /** e.g. `azores-islands-1`. */
  readonly id: string;
  readonly colour: string;
  readonly desktop: ImageVariant;
  readonly mobile: ImageVariant | null;
  /** What kind of landscape is drawn; unknown of a photograph. */
  readonly scene?: string | undefined;
}

export interface PictureRecord extends WordlessPicture {
  /** Every language, and American English where it differs (MKT-05). */
  readonly words: Readonly<Record<Language, PictureWords>> & {
    readonly 'en-US'?: PictureWords | undefined;
  };
}

export interface PictureWords {
  readonly altText: string;
  /** The last part of the address. */
  readonly seoName: string;
}

export function presentPicture(
  picture: PictureRecord,
  { language, textLocale }: Pick<Market, 'language' | 'textLocale'>,
): Image {
  const { words } = picture;
  return imageInWords(picture, (textLocale === 'en-US' && words['en-US']) || words[language]);
}

export function imageInWords(
  { id, colour, desktop, mobile }: WordlessPicture,
  { altText, seoName }: PictureWords,
): Image {
  return { id, baseUrl: '', seoName, title: altText, altText, colour, desktop, mobile };
}
