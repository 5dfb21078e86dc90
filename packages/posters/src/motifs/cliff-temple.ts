import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { palm } from '../shapes/trees.ts';
import { boxPath, fill } from '../svg.ts';

/** The Maya watchtower over the sea: steps, a low temple, a lesser one beside it. */
export const cliffTemple: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  draw({ ground, near, foreground, leaf, light }) {
    const stone = mix(ground[0], light, 0.2);
    const shade = mix(ground[2], near, 0.35);
    let steps = '';
    for (let y = -96; y < 10; y += 14) steps += boxPath(-44, y, 88, 5);
    return [
      palm(-196, 14, 150, -1, mix(leaf[2], foreground, 0.4)),
      palm(214, 14, 170, 1, mix(leaf[2], foreground, 0.4)),
      fill('M-152 22L-128 -112H128L152 22z', stone),
      fill('M54 22L58 -112H128L152 22z', shade),
      fill(boxPath(-128, -118, 256, 10), light),
      fill('M-56 22L-46 -112H46L56 22z', mix(stone, light, 0.4)),
      fill(steps, mix(stone, shade, 0.6)),
      fill('M-88 -118L-82 -214H82L88 -118z', stone),
      fill('M36 -118V-214H82L88 -118z', shade),
      fill(boxPath(-94, -200, 188, 9) + boxPath(-90, -222, 180, 10), light),
      fill(
        boxPath(-58, -178, 24, 60) + boxPath(-12, -178, 24, 60) + boxPath(34, -178, 24, 60),
        foreground,
      ),
      fill('M-268 22v-52h70v52zM-276 -30h86v-9h-86z', stone),
      fill('M-222 22v-52h24v52z', shade),
      fill('M-246 22v-34h18v34z', foreground),
    ].join('');
  },
};
