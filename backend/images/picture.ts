/** Pictures of the catalogue: originals for wide and narrow screens, with words in every language. */
import type { Image, ImageVariant } from '../../contract/image.ts';
import type { Language } from '../../domain/market.ts';

export interface PictureRecord {
  /** e.g. `azores-islands-1`. */
  readonly id: string;
  readonly colour: string;
  readonly desktop: ImageVariant;
  readonly mobile: ImageVariant | null;
  readonly words: Readonly<Record<Language, PictureWords>>;
}

export interface PictureWords {
  readonly altText: string;
  /** The last part of the address. */
  readonly seoName: string;
}

export function presentPicture(
  { id, colour, desktop, mobile, words }: PictureRecord,
  language: Language,
): Image {
  const { altText, seoName } = words[language];
  return { id, baseUrl: '', seoName, title: altText, altText, colour, desktop, mobile };
}
