/**
 * `node scripts/make-icons.mjs SVG FOLDER`: the brand's mark as the files that browsers, phones and whoever
 * shows a shared address ask for (SEO-01). Run by the build, so another `brand/mark.svg` is all that another
 * brand needs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { icoFile } from './ico-file.mjs';

/** Of a drawing whose size nobody knows: large enough to be made smaller from. */
const DENSITY = 1600;
/** The part of a maskable icon that no mask cuts off is a circle of 80 %; phones round Apple's by themselves. */
const SAFE_SHARE = 0.72;
const CARD = { width: 1200, height: 630 };
const ICO_SIZE = 32;

const [svgFile = '', folder = ''] = process.argv.slice(2);
const svg = await readFile(svgFile);

/** The colour that most of the mark has: its own ground, where it has one. */
async function groundColour() {
  const { data } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) continue;
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [[colour = '#ffffff'] = []] = [...counts].sort(([, one], [, other]) => other - one);
  return colour;
}
const ground = await groundColour();

/** @param {number} size */
const plain = (size) =>
  sharp(svg, { density: DENSITY })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 })
    .toBuffer();

/**
 * The mark on a ground of its own colour that fills all of the picture.
 *
 * @param {number} width
 * @param {number} [height]
 */
const onGround = async (width, height = width) => {
  const mark = await plain(Math.round(Math.min(width, height) * SAFE_SHARE));
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

const files = {
  'favicon.ico': icoFile(await plain(ICO_SIZE), ICO_SIZE),
  'apple-touch-icon.png': await onGround(180),
  'icons/icon-192.png': await plain(192),
  'icons/icon-512.png': await plain(512),
  'icons/maskable-192.png': await onGround(192),
  'icons/maskable-512.png': await onGround(512),
  'icons/card.png': await onGround(CARD.width, CARD.height),
};
await mkdir(path.join(folder, 'icons'), { recursive: true });
for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
