/** Neck, ears and face. Everything of a person is drawn with the light from the left. */
import { mix } from '../colour.ts';
import { disc, fill, oval, stroke } from '../svg.ts';
import type { Glasses } from './portrait.ts';
import { INK, type Figure } from './tones.ts';

const HEAD =
  'M296 362C296 252 336 204 400 204S504 252 504 362C504 446 462 512 400 512S296 446 296 362z';

export const neck = ({ skin }: Figure): string =>
  fill('M346 460h108v122c0 40 30 46 60 56l-114 70l-114-70c30-10 60-16 60-56z', skin.lit) +
  fill('M346 486c30 40 84 40 108 4v92c0 40 30 46 60 56l-60 36c-20-60-80-84-108-130z', skin.shade);

export const head = ({ skin }: Figure): string =>
  oval(296, 374, 20, 30, skin.lit) +
  oval(504, 374, 20, 30, skin.shade) +
  fill(HEAD, skin.lit) +
  fill(
    'M436 210C472 290 476 410 414 511C470 506 504 440 504 362C504 278 480 226 436 210z',
    skin.shade,
  );

/** Friendly and no more: two eyes, brows, the side of a nose, a smile. */
export function features({ skin, hair }: Figure, isGrinning: boolean, hasLines: boolean): string {
  return [
    disc(334, 422, 24, skin.blush, 0.3),
    disc(460, 422, 22, skin.blush, 0.2),
    oval(354, 372, 9, 12, INK),
    oval(446, 372, 9, 12, INK),
    stroke('M334 342q20-14 40-4M426 338q20-10 40 4', mix(hair.base, INK, 0.35), 9),
    stroke('M404 372c6 22 14 34 10 42c-2 6-12 8-20 6', skin.line, 6, 0.75),
    isGrinning
      ? fill('M358 446q42 14 84 0q-8 42-42 42t-42-42z', skin.line) +
        fill('M364 448q36 11 72 0l-4 13q-32 8-64 0z', '#fffaf2')
      : stroke('M362 450q38 30 76 0', skin.line, 8),
    hasLines
      ? stroke(
          'M318 368l-12-7M318 378l-13 2M482 368l12-7M482 378l13 2M376 300q24-6 48 0M340 424q-6 16 2 30M460 424q6 16-2 30',
          skin.line,
          4,
          0.45,
        )
      : '',
  ].join('');
}

export function glasses(kind: Glasses): string {
  const frame =
    kind === 'round'
      ? 'M316 374a38 38 0 1 0 76 0a38 38 0 1 0-76 0zM408 374a38 38 0 1 0 76 0a38 38 0 1 0-76 0z'
      : 'M316 348h74v34q0 24-24 24h-26q-24 0-24-24zM410 348h74v34q0 24-24 24h-26q-24 0-24-24z';
  return (
    fill(frame, '#fffaf2', 0.22) +
    stroke(`${frame}M391 368q9-8 18 0M316 366l-18-6M484 366l18-6`, INK, 7)
  );
}
