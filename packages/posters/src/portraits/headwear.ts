import { disc, fill, stroke } from '../svg.ts';
import type { DrawPart } from './hair-drawing.ts';
import { SAND } from './tones.ts';

interface HeadwearDrawing {
  /** Behind the head. */
  readonly back?: DrawPart;
  readonly front: DrawPart;
  /** Whether it covers all hair, what falls on the shoulders too. */
  readonly coversAll?: boolean;
  /** Whether the hair over the forehead is seen. */
  readonly showsFront?: boolean;
}

const beanie: HeadwearDrawing = {
  front: ({ cloth }) =>
    disc(400, 146, 34, cloth.base) +
    fill('M284 310C272 200 336 158 400 158S528 200 516 310z', cloth.trim) +
    fill('M440 164C492 196 498 260 494 310H516C528 216 486 172 440 164z', cloth.base, 0.25) +
    stroke('M292 258q108-34 216 0', cloth.base, 16) +
    fill(
      'M290 288q110-30 220 0q12 4 12 16v26q0 14-14 10q-108-28-216 0q-14 4-14-10v-26q0-12 12-16z',
      cloth.base,
    ) +
    stroke('M320 292v30M352 286v30M384 283v30M416 283v30M448 286v30M480 292v30', cloth.shade, 5),
};

const sunHat: HeadwearDrawing = {
  front: ({ cloth }) =>
    fill('M190 300C240 244 560 244 610 300C560 322 500 306 400 306S240 322 190 300z', '#eccb92') +
    fill('M300 280C292 180 340 150 400 150S508 180 500 280C460 262 340 262 300 280z', '#f7dfae') +
    fill('M430 154C476 176 474 240 470 266L500 280C508 196 478 162 430 154z', '#eccb92') +
    fill(
      'M299 276C297 262 297 250 298 238C340 222 460 222 502 238C503 250 503 262 501 276C460 260 340 260 299 276z',
      cloth.base,
    ),
};

const cap: HeadwearDrawing = {
  front: ({ cloth }) =>
    fill('M286 306C276 204 336 164 400 164S524 204 514 306C470 280 340 276 286 306z', cloth.base) +
    fill('M436 170C488 196 500 250 496 292L514 306C524 220 486 178 436 170z', cloth.shade) +
    fill(
      'M286 300C330 268 420 270 450 288C420 306 330 310 262 338C236 346 222 330 240 318z',
      cloth.shade,
    ) +
    disc(400, 166, 10, cloth.trim) +
    fill('M372 232l28-34l28 34z', cloth.trim),
};

/** Laid around head, neck and shoulder. */
const headscarf: HeadwearDrawing = {
  coversAll: true,
  back: ({ cloth }) =>
    fill(
      'M262 380C250 220 320 160 400 160S550 220 538 380C540 480 560 560 590 640H210C240 560 260 480 262 380z',
      cloth.shade,
    ),
  front: ({ cloth }) =>
    fill(
      'M262 400C246 230 318 160 400 160S554 230 538 400C534 500 500 540 470 560C520 590 590 600 620 650C520 720 280 720 180 650C230 600 290 590 330 560C300 540 266 500 262 400zM306 372C306 460 350 520 400 520S494 460 494 372C494 300 460 256 400 256S306 300 306 372z',
      cloth.base,
    ) +
    stroke(
      'M282 340C286 240 340 200 396 196M300 612C360 650 450 640 500 590M240 640C330 700 470 690 560 626',
      cloth.trim,
      5,
      0.7,
    ),
};

/** A cloth folded and tied round the hair. */
const bandana: HeadwearDrawing = {
  showsFront: true,
  front: ({ cloth }) =>
    fill(
      'M386 190c-46-40-66-40-72-12c4 28 36 34 72 24zM402 190c40-48 62-52 72-26c0 30-34 40-68 38z',
      cloth.shade,
    ) +
    fill(
      'M282 306C290 232 340 212 400 212S510 232 518 306C522 290 522 270 514 248C492 196 450 178 400 178S308 196 286 248C278 270 278 290 282 306z',
      cloth.base,
    ) +
    fill('M378 178h34v36h-34z', cloth.shade) +
    stroke('M306 252h0M330 222h0M358 204h0M436 202h0M466 216h0M494 248h0', SAND, 10),
};

const HEADWEAR = {
  beanie,
  'sun-hat': sunHat,
  headscarf,
  cap,
  bandana,
} as const satisfies Record<string, HeadwearDrawing>;

export type Headwear = keyof typeof HEADWEAR;
export const HEADWEAR_NAMES = Object.keys(HEADWEAR) as Headwear[];
export const headwearOf = (name: Headwear): HeadwearDrawing => HEADWEAR[name];
