/** Where the landmark of a poster is, and how much of it a cut shows. */
import sharp from 'sharp';
import { drawPoster } from '../../packages/posters/src/draw-poster.ts';
import { MOTIFS } from '../../packages/posters/src/motifs.ts';
import { PALETTES } from '../../packages/posters/src/palettes.ts';
import {
  POSTER_SHAPES,
  type PosterDescription,
  type PosterShape,
} from '../../packages/posters/src/poster.ts';

/** Edges on a poster: left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Of a landmark, by area: some are as wide as the poster, or go on below its foot. */
export const LEAST_SEEN = 0.55;

/** How much of a box is inside another. */
export function shareWithin([left, top, right, bottom]: Box, [from, over, to, under]: Box): number {
  const width = Math.min(right, to) - Math.max(left, from);
  const height = Math.min(bottom, under) - Math.max(top, over);
  return (Math.max(0, width) * Math.max(0, height)) / ((right - left) * (bottom - top));
}

/** To either side of a motif's foot, and how much smaller it is measured. */
const REACH = 1100;
const SMALLER = 5;

/**
 * Where a poster's motif is, by its pixels.
 *
 * @throws Error for one without a motif
 */
export async function boxOfMotif(description: PosterDescription, shape: PosterShape): Promise<Box> {
  if (!description.motif) throw new Error('The poster has no motif');
  const { plants, palette: name } = description;
  const palette = plants ? { ...PALETTES[name], plants } : PALETTES[name];
  const motif = MOTIFS[description.motif].draw(palette);
  const [before = ''] = drawPoster(description, shape).split(motif);
  const [, x = NaN, y = NaN, size = NaN] = (
    /translate\((-?\d+) (-?\d+)\) scale\(([\d.]+)\)">$/.exec(before) ?? []
  ).map(Number);
  const canvas =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${(2 * REACH) / SMALLER}" height="${(2 * REACH) / SMALLER}" ` +
    `viewBox="${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}">${motif}</svg>`;
  const { info } = await sharp(Buffer.from(canvas))
    .trim()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = -SMALLER * (info.trimOffsetLeft ?? 0) - REACH;
  const top = -SMALLER * (info.trimOffsetTop ?? 0) - REACH;
  const { width, height } = POSTER_SHAPES[shape];
  // What is wider than the poster is cut by its edges anyway.
  return [
    Math.max(0, x + size * left),
    Math.max(0, y + size * top),
    Math.min(width, x + size * (left + SMALLER * info.width)),
    Math.min(height, y + size * (top + SMALLER * info.height)),
  ].map(Math.round) as unknown as Box;
}
