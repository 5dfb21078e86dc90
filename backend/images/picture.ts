/** Pictures of the catalogue: originals for wide and narrow screens, with words in every language. */
import type { Image, ImageVariant } from '../../contract/image.ts';
import type { Language } from '../../domain/market.ts';

export interface WordlessPicture {
  /** e.g. `azores-islands-1`. */
  readonly id: string;
  readonly colour: string;
  readonly desktop: ImageVariant;
  readonly mobile: ImageVariant | null;
}

export interface PictureRecord extends WordlessPicture {
  readonly words: Readonly<Record<Language, PictureWords>>;
}

export interface PictureWords {
  readonly altText: string;
  /** The last part of the address. */
  readonly seoName: string;
}

export function presentPicture(picture: PictureRecord, language: Language): Image {
  return imageInWords(picture, picture.words[language]);
}

export function imageInWords(
  { id, colour, desktop, mobile }: WordlessPicture,
  { altText, seoName }: PictureWords,
): Image {
  return { id, baseUrl: '', seoName, title: altText, altText, colour, desktop, mobile };
}
