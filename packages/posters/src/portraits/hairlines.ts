/** How hair frames a face, for the styles that share it. */
import { fill } from '../svg.ts';
import type { DrawPart } from './hair-drawing.ts';

/** Parted in the middle, over both sides of the forehead. */
export const parted: DrawPart = ({ hair }) =>
  fill(
    'M284 420C262 250 322 176 400 176S538 250 516 420L500 400C504 330 470 270 402 226C334 270 298 330 300 400z',
    hair.base,
  ) +
  fill(
    'M284 420C262 250 322 176 400 176C356 196 322 236 316 326C304 350 300 376 300 400z',
    hair.light,
  );

/** Combed back from the forehead. */
export const combed: DrawPart = ({ hair }) =>
  fill(
    'M292 376C270 236 324 184 400 184S530 236 508 376C504 330 476 276 400 266C324 276 296 330 292 376z',
    hair.base,
  ) +
  fill(
    'M292 376C270 236 324 184 400 184C344 206 322 236 316 300C304 322 296 344 292 376z',
    hair.light,
  );

/** At the sides of the face under a hat. */
export const temples: DrawPart = ({ hair }) =>
  fill('M292 380V300h26q-14 40-12 80zM508 380V300h-26q14 40 12 80z', hair.base);

export const longTemples: DrawPart = ({ hair }) =>
  fill('M286 430V296h34q-20 60-16 134zM514 430V296h-34q20 60 16 134z', hair.base);

export const sideburns: DrawPart = ({ hair }) =>
  fill('M292 372V300h22q-12 36-12 72zM508 372V300h-22q12 36 12 72z', hair.base);
