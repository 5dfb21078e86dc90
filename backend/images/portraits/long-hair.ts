/** Loose hair that falls to the neck and further. */
import { fill } from '../posters/svg.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { longTemples, parted } from './hairlines.ts';
import { scalloped } from './scalloped.ts';

export const bob: HairDrawing = {
  fall: ({ hair }) =>
    fill(
      'M280 280C252 380 246 470 252 532C284 548 330 546 356 532H444C470 546 516 548 548 532C554 470 548 380 520 280z',
      hair.base,
    ),
  front: ({ hair }) =>
    fill(
      'M252 532C264 420 250 172 408 172C554 172 536 420 548 532C520 512 504 440 502 352C488 316 456 284 424 246C396 300 344 322 306 336C300 440 282 512 252 532z',
      hair.base,
    ) +
    fill(
      'M252 532C264 420 250 172 408 172C350 196 330 250 322 330L306 336C300 440 282 512 252 532z',
      hair.light,
    ),
  temples: longTemples,
};

export const long: HairDrawing = {
  fall: ({ hair }) =>
    fill('M282 270C250 420 252 560 236 690H564C548 560 550 420 518 270z', hair.base),
  front: parted,
  temples: longTemples,
};

export const wavy: HairDrawing = {
  fall: ({ hair }) =>
    fill(
      'M276 310C236 360 262 410 244 460C226 510 262 550 240 600C226 640 240 680 262 700H538C566 676 574 640 558 600C538 552 574 510 556 460C538 410 564 360 524 310z',
      hair.base,
    ) +
    fill(
      'M276 310C236 360 262 410 244 460C226 510 262 550 240 600C226 640 240 680 262 700H300C270 640 296 600 284 540C270 480 296 440 290 380z',
      hair.light,
    ),
  front: ({ hair }) =>
    fill(
      'M282 430C258 250 312 174 408 174C500 174 544 250 518 430C498 400 512 350 490 318C470 288 440 290 424 244C400 300 330 296 312 330C296 360 304 400 282 430z',
      hair.base,
    ) +
    fill(
      'M282 430C258 250 312 174 408 174C350 196 336 250 330 310C296 340 304 400 282 430z',
      hair.light,
    ),
  temples: longTemples,
};

export const curly: HairDrawing = {
  fall: ({ hair }) =>
    fill(
      scalloped([
        [266, 620],
        [226, 590],
        [212, 540],
        [220, 488],
        [208, 436],
        [224, 384],
        [226, 330],
        [250, 282],
        [282, 240],
        [400, 200],
        [518, 240],
        [550, 282],
        [574, 330],
        [576, 384],
        [592, 436],
        [580, 488],
        [588, 540],
        [574, 590],
        [534, 620],
        [460, 600],
        [340, 600],
      ]),
      hair.base,
    ) +
    fill(
      scalloped([
        [262, 570],
        [240, 530],
        [242, 478],
        [232, 428],
        [250, 376],
        [262, 326],
        [284, 300],
        [284, 370],
        [276, 430],
        [282, 490],
        [276, 540],
      ]),
      hair.light,
    ),
  front: ({ hair }) =>
    fill(
      scalloped([
        [284, 396],
        [268, 346],
        [270, 290],
        [292, 238],
        [332, 200],
        [384, 180],
        [436, 184],
        [482, 208],
        [516, 252],
        [530, 304],
        [528, 356],
        [512, 398],
        [504, 346],
        [484, 302],
        [446, 282],
        [412, 252],
        [376, 284],
        [334, 296],
        [308, 328],
        [298, 362],
      ]),
      hair.base,
    ) +
    fill(
      scalloped([
        [284, 380],
        [278, 326],
        [290, 270],
        [324, 224],
        [372, 200],
        [346, 246],
        [320, 288],
        [298, 340],
      ]),
      hair.light,
    ),
  temples: longTemples,
};
