/**
 * The picture that is shown where an address is shared (SEO-01): an original cut to the size of a card, with
 * the brand's mark in its corner. No words: `sharp` takes letters from the fonts of the machine, and a bare one
 * has none (docs/decisions/0028).
 */
import sharp from 'sharp';
import { CARD } from '../../contract/image-address.ts';
import { MOST_PIXELS } from './photograph.ts';

const POINTS_PER_INCH = 72;
/** Pixels. */
const MARK_SIZE = 96;
const MARGIN = 40;
/** Some of what shows cards cuts their edges; what is a portrait stands whole on its own ground. */
const LOWEST_RATIO = 1.2;

export interface CardOriginal {
  readonly width: number;
  readonly height: number;
  readonly isVector: boolean;
}

/**
 * @param mark SVG of the brand's mark; null for none
 * @throws Error when the bytes are no image
 */
export async function makeCard(
  original: Uint8Array,
  { width, height, isVector }: CardOriginal,
  mark: Uint8Array | null,
): Promise<Uint8Array> {
  const { width: cardWidth, height: cardHeight } = CARD;
  const isWide = width / height >= LOWEST_RATIO;
  const drawnWidth = isWide ? cardWidth : (cardHeight * width) / height;
  const density = isVector ? POINTS_PER_INCH * Math.max(1, drawnWidth / width) : undefined;
  const source = { density, limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  const picture = sharp(original, source)
    .autoOrient()
    .resize({
      width: cardWidth,
      height: cardHeight,
      fit: isWide ? 'cover' : 'contain',
      background: isWide ? undefined : (await sharp(original, source).stats()).dominant,
    });
  if (mark) picture.composite([{ input: await drawMark(mark), ...CORNER }]);
  return await picture.jpeg({ quality: 82, progressive: true }).toBuffer();
}

const CORNER = { left: MARGIN, top: CARD.height - MARGIN - MARK_SIZE };

/** The mark may be drawn at any size: it is drawn large first, so that it is sharp. */
function drawMark(mark: Uint8Array): Promise<Buffer> {
  return sharp(mark, { density: POINTS_PER_INCH * 6 })
    .resize(MARK_SIZE, MARK_SIZE)
    .png()
    .toBuffer();
}
