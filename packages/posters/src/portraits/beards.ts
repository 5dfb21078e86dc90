import { fill, stroke } from '../svg.ts';
import type { Figure } from './tones.ts';

type DrawBeard = (figure: Figure) => string;

const MOUSTACHE = 'M400 426c-16-8-40 0-54 20c22 4 42 2 54-8c12 10 32 12 54 8c-14-20-38-28-54-20z';

/** Drawn over the face and under the mouth. */
export const BEARDS = {
  stubble: ({ hair }) =>
    fill(
      'M298 392C304 462 352 514 400 514S496 462 502 392C492 424 470 428 448 424Q400 412 352 424C330 428 308 424 298 392z',
      hair.base,
      0.24,
    ),
  short: ({ hair }) =>
    fill(
      'M295 366C298 470 346 524 400 524S502 470 505 366C494 416 476 430 448 424Q400 410 352 424C324 430 306 416 295 366z',
      hair.base,
    ) +
    fill(
      'M295 366C298 470 346 524 400 524C350 500 316 450 312 416C304 404 298 384 295 366z',
      hair.light,
    ),
  full: ({ hair }) =>
    fill(
      'M293 356C286 480 330 572 400 572S514 480 507 356C496 412 478 430 448 422Q400 408 352 422C322 430 304 412 293 356z',
      hair.base,
    ) +
    fill(
      'M293 356C286 480 330 572 400 572C350 540 318 460 312 414C302 400 296 378 293 356z',
      hair.light,
    ),
  moustache: ({ hair }) => fill(MOUSTACHE, hair.base),
  goatee: ({ hair }) =>
    fill(MOUSTACHE, hair.base) +
    fill('M364 470q36 26 72 0q-2 58-36 58t-36-58z', hair.base) +
    stroke('M352 444q4 22 18 34M448 444q-4 22-18 34', hair.base, 9),
} as const satisfies Record<string, DrawBeard>;

export type Beard = keyof typeof BEARDS;
export const BEARD_NAMES = Object.keys(BEARDS) as Beard[];
