import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill } from '../svg.ts';

/** The tree that looks planted upside down. */
export const baobab: MotifDrawing = {
  stands: ['ground', 'front'],
  draw({ foreground, near, leaf, figure, ground }) {
    const bark = mix(foreground, near, 0.25);
    const crowns = [
      [-190, -400, 46],
      [-120, -446, 52],
      [-40, -470, 48],
      [50, -474, 52],
      [132, -444, 50],
      [200, -396, 44],
      [-236, -352, 30],
      [246, -350, 30],
    ] as const;
    return [
      fill(
        'M-104 14Q-64 -30 -74 -130Q-86 -230 -104 -264Q-160 -310 -220 -338L-214 -348Q-150 -328 -104 -300Q-128 -362 -136 -420L-124 -424Q-100 -350 -64 -316Q-56 -386 -46 -456H-34Q-32 -386 -22 -330Q20 -386 42 -464L54 -460Q44 -380 22 -318Q74 -360 116 -430L128 -424Q100 -344 70 -296Q130 -320 194 -384L204 -376Q170 -310 76 -256Q60 -210 66 -130Q62 -40 116 14z',
        bark,
      ),
      fill(
        'M22 -318Q74 -360 116 -430L128 -424Q100 -344 70 -296Q130 -320 194 -384L204 -376Q170 -310 76 -256Q60 -210 66 -130Q62 -40 116 14H40Q10 -100 24 -220z',
        figure,
      ),
      ...crowns.map(([x, y, r]) => disc(x, y, r, mix(leaf[2], foreground, 0.25))),
      ...crowns.map(([x, y, r]) => disc(x - 6, y - 8, r * 0.6, mix(leaf[1], ground[1], 0.15))),
      fill(
        'M-54 -40q-4 -70 -14 -130l10 6q14 70 14 124zM-20 0q6 -100 -4 -190l8 2q10 100 4 188z',
        figure,
      ),
    ].join('');
  },
};
