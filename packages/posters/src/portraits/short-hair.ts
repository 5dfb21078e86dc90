/** Hair that ends above the neck. */
import { fill } from '../svg.ts';
import type { HairDrawing } from './hair-drawing.ts';
import { temples } from './hairlines.ts';
import { scalloped } from './scalloped.ts';

export const crop: HairDrawing = {
  front: ({ hair }) =>
    fill(
      'M293 366C278 236 326 190 402 190S522 238 507 366L496 330C490 292 466 262 400 262S310 292 304 330z',
      hair.base,
    ) + fill('M293 366C278 236 326 190 402 190C340 206 312 250 304 330z', hair.light),
  temples,
};

export const short: HairDrawing = {
  front: ({ hair }) =>
    fill(
      'M291 374C272 250 300 206 330 190C372 160 470 158 500 206C526 246 516 316 509 374L496 334C492 306 484 290 470 280C420 292 352 284 326 262C312 290 306 320 303 340z',
      hair.base,
    ) +
    fill(
      'M330 190C372 160 440 160 470 178C410 180 360 200 326 262C312 290 306 320 303 340L291 374C272 250 300 206 330 190z',
      hair.light,
    ),
  temples,
};

export const sidePart: HairDrawing = {
  front: ({ hair }) =>
    fill(
      'M291 378C270 230 330 176 400 176C486 176 530 236 509 378L496 338C494 300 476 268 446 250C416 278 360 300 312 300C306 316 304 330 303 344z',
      hair.base,
    ) +
    fill(
      'M291 378C270 230 330 176 412 178C360 190 318 236 312 300C306 316 304 330 303 344z',
      hair.light,
    ),
  temples,
};

export const tousled: HairDrawing = {
  front: ({ hair }) =>
    fill(
      'M291 380C274 320 274 250 296 232C288 214 306 190 332 194C344 164 390 160 410 172C436 154 486 168 490 198C520 204 528 240 516 262C522 300 514 340 509 380L494 326C484 316 478 302 478 286C462 296 446 292 436 280C420 298 396 296 384 282C368 298 346 296 336 286C330 306 318 318 306 328z',
      hair.base,
    ) +
    fill(
      'M296 232C288 214 306 190 332 194C344 164 390 160 410 172C372 182 350 204 350 230C326 236 312 262 306 328L291 380C274 320 274 250 296 232z',
      hair.light,
    ),
  temples,
};

export const curlyShort: HairDrawing = {
  front: ({ hair }) =>
    fill(
      scalloped([
        [290, 350],
        [276, 306],
        [282, 258],
        [310, 214],
        [356, 184],
        [408, 176],
        [460, 188],
        [500, 222],
        [520, 268],
        [522, 312],
        [510, 352],
        [494, 318],
        [476, 284],
        [440, 272],
        [400, 280],
        [360, 272],
        [324, 286],
        [306, 320],
      ]),
      hair.base,
    ) +
    fill(
      scalloped([
        [290, 340],
        [282, 290],
        [300, 240],
        [340, 204],
        [384, 192],
        [352, 232],
        [324, 266],
        [308, 300],
      ]),
      hair.light,
    ),
  temples,
};

export const pixie: HairDrawing = {
  front: ({ hair }) =>
    fill(
      'M290 392C266 250 322 178 404 178C486 178 534 244 510 400L498 384C500 344 492 312 472 296C430 296 376 276 350 244C348 282 330 314 306 330C306 354 306 376 302 398z',
      hair.base,
    ) +
    fill(
      'M290 392C266 250 322 178 404 178C368 188 350 214 350 244C348 282 330 314 306 330C306 354 306 376 302 398z',
      hair.light,
    ),
  temples,
};

export const receding: HairDrawing = {
  front: ({ hair }) =>
    fill(
      'M291 384C278 310 292 254 326 232C330 262 320 300 306 336zM509 384C522 310 508 254 474 232C470 262 480 300 494 336z',
      hair.base,
    ),
  temples,
};

export const bald: HairDrawing = {};

export const afro: HairDrawing = {
  crown: ({ hair }) =>
    fill(
      scalloped([
        [276, 410],
        [240, 372],
        [226, 320],
        [232, 262],
        [258, 208],
        [304, 166],
        [362, 146],
        [424, 144],
        [484, 160],
        [534, 196],
        [564, 246],
        [574, 304],
        [562, 362],
        [526, 408],
        [400, 430],
      ]),
      hair.base,
    ) +
    fill(
      scalloped([
        [254, 356],
        [246, 304],
        [262, 246],
        [300, 202],
        [350, 178],
        [324, 232],
        [296, 282],
        [282, 332],
      ]),
      hair.light,
    ),
  front: ({ hair }) =>
    fill(
      scalloped([
        [296, 350],
        [296, 290],
        [326, 244],
        [372, 226],
        [428, 226],
        [474, 244],
        [504, 290],
        [504, 350],
        [488, 312],
        [456, 282],
        [400, 272],
        [344, 282],
        [312, 312],
      ]),
      hair.base,
    ),
  temples,
};
