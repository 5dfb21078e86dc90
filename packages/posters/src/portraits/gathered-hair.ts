/** Hair that is tied or braided. */
import { disc, fill, oval, stroke } from '../svg.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { combed, longTemples, parted, sideburns } from './hairlines.ts';

export const bun: HairDrawing = {
  crown: ({ hair }) => disc(404, 162, 56, hair.base) + disc(388, 152, 34, hair.light),
  front: combed,
  temples: sideburns,
};

export const ponytail: HairDrawing = {
  fall: ({ hair }) =>
    fill(
      'M470 220C560 220 590 320 574 420C566 490 590 540 560 600C540 560 510 540 506 470C500 380 500 300 470 220z',
      hair.base,
    ) +
    fill(
      'M540 280C570 340 550 420 548 480C548 530 566 560 560 600C590 540 566 490 574 420C584 360 574 310 540 280z',
      hair.light,
    ),
  front: combed,
  temples: sideburns,
};

/** The braid over one shoulder, in links. */
export const braid: HairDrawing = {
  fall: ({ hair }) =>
    fill('M282 270C262 410 268 520 300 580H420C500 560 540 440 518 270z', hair.base),
  front: parted,
  temples: longTemples,
  over: ({ hair, cloth }) => {
    const links = [0, 1, 2, 3].map((link) =>
      oval(292 - link * 5, 560 + link * 44, 34 - link * 3, 30, link % 2 ? hair.base : hair.light),
    );
    return (
      links.join('') +
      fill('M258 716h38v20h-38z', cloth.trim) +
      fill('M260 736h34q4 40-18 58q-20-20-16-58z', hair.base)
    );
  },
};

export const plaits: HairDrawing = {
  front: parted,
  fall: braid.fall,
  temples: longTemples,
  over: ({ hair, cloth }) =>
    [282, 518]
      .map(
        (x) =>
          [0, 1, 2]
            .map((link) =>
              oval(x, 540 + link * 42, 29 - link * 3, 28, link % 2 ? hair.light : hair.base),
            )
            .join('') +
          stroke(`M${x - 16} 654h32`, cloth.trim, 14) +
          fill(`M${x - 15} 664h30l-15 52z`, hair.base),
      )
      .join(''),
};
