import { fill, stroke } from '../svg.ts';
import type { DrawPart } from './hair-drawing.ts';
import { INK, SAND } from './tones.ts';

interface ClothingDrawing {
  /** Behind the neck, such as a hood. */
  readonly back?: DrawPart;
  readonly front: DrawPart;
}

const V_NECK =
  'M70 812C78 716 112 668 210 638L326 600L400 716L474 600L590 638C688 668 722 716 730 812z';
const CLOSED = 'M70 812C78 716 112 668 210 638L330 596H470L590 638C688 668 722 716 730 812z';
/** The side that is turned from the light. */
const SHADED = 'M590 638C688 668 722 716 730 812H600C610 740 606 690 590 638z';

const fleece: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(CLOSED, cloth.base) +
    fill(SHADED, cloth.shade) +
    fill('M210 638L330 596H470L590 638C560 700 520 720 400 720S240 700 210 638z', cloth.shade) +
    fill('M338 546Q400 598 462 546L486 622Q400 680 314 622z', cloth.base) +
    fill('M338 546Q400 598 462 546L465 562Q400 614 335 562z', cloth.trim) +
    stroke('M400 588V800', cloth.trim, 8) +
    fill('M392 596h16v38h-16z', cloth.trim),
};

const parka: ClothingDrawing = {
  back: ({ cloth }) =>
    fill('M228 640C220 520 290 440 400 440S580 520 572 640z', cloth.shade) +
    stroke('M244 636C236 530 300 462 400 462S564 530 556 636', SAND, 34),
  front: ({ cloth }) =>
    fill(CLOSED, cloth.base) +
    fill(SHADED, cloth.shade) +
    fill('M250 626Q400 760 550 626L566 664Q400 820 234 664z', SAND) +
    fill('M330 570Q400 640 470 570L500 650Q400 720 300 650z', cloth.shade) +
    stroke('M400 660V800', cloth.shade, 12) +
    stroke('M352 690v52M448 690v52', cloth.trim, 8),
};

const shirt: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(V_NECK, cloth.base) +
    fill(SHADED, cloth.shade) +
    fill('M332 570L400 716L326 690L284 612zM468 570L400 716L474 690L516 612z', cloth.base) +
    stroke(
      'M332 572L400 716L326 688L286 614M468 572L400 716L474 688L514 614M400 716V800',
      cloth.shade,
      6,
    ) +
    stroke('M400 748h0M400 786h0', cloth.trim, 13) +
    fill('M500 730h88v70h-88z', cloth.shade),
};

const scarf: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(CLOSED, cloth.trim) +
    fill(SHADED, INK, 0.14) +
    fill('M426 640L520 620C548 690 552 750 548 812H440C452 760 446 700 426 640z', cloth.shade) +
    stroke('M444 776h104M448 736h100', cloth.trim, 10, 0.8) +
    fill(
      'M300 556C340 596 460 596 500 556C534 590 540 640 506 664C440 700 360 700 294 664C260 640 266 590 300 556z',
      cloth.base,
    ) +
    stroke('M284 604C340 650 460 650 516 604M300 646C350 676 410 676 440 668', cloth.shade, 7),
};

const linen: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(
      'M70 812C78 716 112 668 210 638L322 604Q350 660 388 678L400 752L412 678Q450 660 478 604L590 638C688 668 722 716 730 812z',
      cloth.base,
    ) +
    fill(SHADED, cloth.shade) +
    stroke('M322 606Q350 660 388 678L400 752L412 678Q450 660 478 606', cloth.trim, 8) +
    stroke('M230 690q10 60 0 110M290 720q8 40 2 80M520 716q-6 40 4 84', cloth.shade, 6),
};

/** What makes a line a rope. */
const strands = (d: string, turn: number) =>
  `<path d="${d}" fill="none" stroke="#d9791b" stroke-width="21" stroke-dasharray="4 ${13 + turn * 2}"/>`;

/** A rope coiled over one shoulder: what the house is named after. */
const climbing: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(CLOSED, cloth.base) +
    fill(SHADED, cloth.shade) +
    fill('M336 548Q400 602 464 548L490 624Q400 684 310 624z', cloth.shade) +
    stroke('M400 600V800', cloth.trim, 7) +
    [0, 1, 2, 3]
      .map((turn) => {
        const d = `M${560 - turn * 27} ${634 - turn * 9}C${518 - turn * 26} ${724 - turn * 8} ${410 - turn * 26} 790 ${300 - turn * 30} 820`;
        return stroke(d, INK, 27) + stroke(d, '#ffb627', 21) + strands(d, turn);
      })
      .join(''),
};

const knit: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(CLOSED, cloth.base) +
    fill(SHADED, cloth.shade) +
    fill('M334 560Q400 616 466 560L490 628Q400 700 310 628z', cloth.shade) +
    stroke('M226 660Q400 800 574 660', cloth.trim, 10) +
    `<path d="M264 640Q400 756 536 640" fill="none" stroke="${cloth.trim}" stroke-width="22" stroke-dasharray="10 18"/>` +
    `<path d="M206 690Q400 836 594 690" fill="none" stroke="${cloth.trim}" stroke-width="16" stroke-dasharray="22 14"/>`,
};

const vest: ClothingDrawing = {
  front: ({ cloth }) =>
    fill(V_NECK, SAND) +
    fill(SHADED, '#ecd3b8') +
    fill('M332 570L400 716L326 690L284 612zM468 570L400 716L474 690L516 612z', SAND) +
    fill(
      'M236 630L296 612C330 700 380 740 392 812H190C226 760 240 700 236 630zM564 630L504 612C470 700 420 740 408 812H610C574 760 560 700 564 630z',
      cloth.base,
    ) +
    fill('M250 736h84v64h-84zM470 736h84v64h-84z', cloth.shade) +
    stroke('M332 572L400 716L326 688L288 616M468 572L400 716L474 688L512 616', '#ecd3b8', 6),
};

const CLOTHES = {
  fleece,
  parka,
  shirt,
  scarf,
  linen,
  climbing,
  knit,
  vest,
} as const satisfies Record<string, ClothingDrawing>;

export type Clothing = keyof typeof CLOTHES;
export const CLOTHING_NAMES = Object.keys(CLOTHES) as Clothing[];
export const clothingOf = (name: Clothing): ClothingDrawing => CLOTHES[name];
