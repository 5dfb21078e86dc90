/** Hair that is gathered, or that falls to the neck and further. */
import { disc, fill, oval, stroke } from '../posters/svg.ts';
import type { DrawPart, HairDrawing } from './hair-drawing.ts';
import { scalloped } from './scalloped.ts';

/** Parted in the middle, over both sides of the forehead. */
const parted: DrawPart = ({ hair }) =>
  fill('M284 420C262 250 322 176 400 176S538 250 516 420L500 400C504 330 470 270 402 226C334 270 298 330 300 400z', hair.base) +
  fill('M284 420C262 250 322 176 400 176C350 200 306 280 300 400z', hair.light);

const longTemples: DrawPart = ({ hair }) =>
  fill('M282 430V296h38q-20 60-16 134zM518 430V296h-38q20 60 16 134z', hair.base);

/** Combed back from the forehead. */
const combed: DrawPart = ({ hair }) =>
  fill('M292 376C270 236 324 184 400 184S530 236 508 376C504 320 480 262 400 250C320 262 296 320 292 376z', hair.base) +
  fill('M292 376C270 236 324 184 400 184C340 210 306 270 292 376z', hair.light);

const sideburns: DrawPart = ({ hair }) =>
  fill('M292 372V300h22q-12 36-12 72zM508 372V300h-22q12 36 12 72z', hair.base);

export const bob: HairDrawing = {
  fall: ({ hair }) =>
    fill('M270 330C262 400 258 470 266 520C290 536 330 536 350 528H450C470 536 510 536 534 520C542 470 538 400 530 330z', hair.base),
  front: ({ hair }) =>
    fill('M272 500C250 250 318 172 400 172S550 250 528 500C516 470 508 420 502 350C470 318 440 310 400 310S330 318 298 350C292 420 284 470 272 500z', hair.base) +
    fill('M272 500C250 250 318 172 400 172C352 196 324 250 318 330L298 350C292 420 284 470 272 500z', hair.light),
  temples: longTemples,
};

export const long: HairDrawing = {
  fall: ({ hair }) =>
    fill('M272 330C250 440 250 560 236 690H564C550 560 550 440 528 330z', hair.base),
  front: parted,
  temples: longTemples,
};

export const wavy: HairDrawing = {
  fall: ({ hair }) =>
    fill('M276 310C236 360 262 410 244 460C226 510 262 550 240 600C226 640 240 680 262 700H538C566 676 574 640 558 600C538 552 574 510 556 460C538 410 564 360 524 310z', hair.base) +
    fill('M276 310C236 360 262 410 244 460C226 510 262 550 240 600C226 640 240 680 262 700H300C270 640 296 600 284 540C270 480 296 440 290 380z', hair.light),
  front: ({ hair }) =>
    fill('M282 430C258 250 312 174 408 174C500 174 544 250 518 430C498 400 512 350 490 318C470 288 440 290 424 244C400 300 330 296 312 330C296 360 304 400 282 430z', hair.base) +
    fill('M282 430C258 250 312 174 408 174C350 196 336 250 330 310C296 340 304 400 282 430z', hair.light),
  temples: longTemples,
};

export const curly: HairDrawing = {
  fall: ({ hair }) =>
    fill(scalloped([[266, 620], [226, 590], [212, 540], [220, 488], [208, 436], [224, 384], [226, 330], [250, 282], [282, 240], [400, 200], [518, 240], [550, 282], [574, 330], [576, 384], [592, 436], [580, 488], [588, 540], [574, 590], [534, 620], [460, 600], [340, 600]]), hair.base) +
    fill(scalloped([[262, 570], [240, 530], [242, 478], [232, 428], [250, 376], [262, 326], [284, 300], [284, 370], [276, 430], [282, 490], [276, 540]]), hair.light),
  front: ({ hair }) =>
    fill(scalloped([[284, 396], [268, 346], [270, 290], [292, 238], [332, 200], [384, 180], [436, 184], [482, 208], [516, 252], [530, 304], [528, 356], [512, 398], [504, 346], [484, 302], [446, 282], [412, 252], [376, 284], [334, 296], [308, 328], [298, 362]]), hair.base) +
    fill(scalloped([[284, 380], [278, 326], [290, 270], [324, 224], [372, 200], [346, 246], [320, 288], [298, 340]]), hair.light),
  temples: longTemples,
};

export const bun: HairDrawing = {
  crown: ({ hair }) => disc(404, 162, 56, hair.base) + disc(388, 152, 34, hair.light),
  front: combed,
  temples: sideburns,
};

export const ponytail: HairDrawing = {
  fall: ({ hair }) =>
    fill('M470 220C560 220 590 320 574 420C566 490 590 540 560 600C540 560 510 540 506 470C500 380 500 300 470 220z', hair.base) +
    fill('M540 280C570 340 550 420 548 480C548 530 566 560 560 600C590 540 566 490 574 420C584 360 574 310 540 280z', hair.light),
  front: combed,
  temples: sideburns,
};

/** The braid over one shoulder, in links. */
export const braid: HairDrawing = {
  fall: ({ hair }) => fill('M278 330C262 430 268 520 300 580H420C500 560 540 470 522 330z', hair.base),
  front: parted,
  temples: longTemples,
  over: ({ hair, cloth }) => {
    const links = [0, 1, 2, 3].map(
      (link) =>
        oval(292 - link * 5, 560 + link * 44, 34 - link * 3, 30, link % 2 ? hair.base : hair.light),
    );
    return links.join('') + fill('M258 716h38v20h-38z', cloth.trim) + fill('M260 736h34q4 40-18 58q-20-20-16-58z', hair.base);
  },
};

export const plaits: HairDrawing = {
  front: parted,
  fall: braid.fall,
  temples: longTemples,
  over: ({ hair, cloth }) =>
    [282, 518]
      .map((x) =>
        [0, 1, 2]
          .map((link) => oval(x, 540 + link * 42, 29 - link * 3, 28, link % 2 ? hair.light : hair.base))
          .join('') + stroke(`M${x - 16} 654h32`, cloth.trim, 14) + fill(`M${x - 15} 664h30l-15 52z`, hair.base),
      )
      .join(''),
};
