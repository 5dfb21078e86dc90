/** Two cards beside each other do not show one picture, as far as the second has another (TRV-12). */
import type { Image } from '../../contract/image.ts';
import type { Market } from '../../domain/market.ts';
import { presentPicture } from '../images/picture.ts';
import type { TravelRecord } from './records.ts';

/**
 * The picture of a card, or the next one of its travel if the card before shows the same drawing: two
 * travels may have one too.
 */
export function unlikeBefore(
  image: Image,
  before: Image | undefined,
  { pictures }: Pick<TravelRecord, 'pictures'>,
  market: Market,
): Image {
  const isSeen = ({ desktop }: Pick<Image, 'desktop'>) => desktop.id === before?.desktop.id;
  if (!isSeen(image)) return image;
  const place = pictures.findIndex(({ id }) => id === image.id);
  const next = [...pictures.slice(place + 1), ...pictures.slice(0, place + 1)].find(
    (picture) => !isSeen(picture),
  );
  return next ? presentPicture(next, market) : image;
}
