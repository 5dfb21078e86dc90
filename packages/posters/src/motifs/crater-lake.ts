import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, oval, placed, stroke } from '../svg.ts';

/** Two lakes in one crater, a green and a blue, seen from the rim; a village at them where anything grows. */
export const craterLake: MotifDrawing = {
  stands: ['backdrop', 'ground'],
  draw({ leaf, near, mid, water, light, accent, foreground, plants }) {
    const rim = mix(leaf[1], mid, 0.35);
    const wall = mix(leaf[2], near, 0.3);
    let houses = '';
    for (let index = 0; index < 7; index++)
      houses += boxPath(150 + index * 26, -58 + (index % 3) * 9, 15, 13);
    return placed(
      0,
      -120,
      1,
      [
        fill(
          'M-760 120L-700 -60Q-560 -130 -440 -150Q-330 -220 -200 -196Q-60 -236 90 -200Q260 -250 400 -176Q560 -150 760 -70L820 120z',
          rim,
        ),
        fill(
          'M-620 90Q-600 -40 -430 -96Q-330 -150 -190 -138Q-60 -168 90 -140Q250 -176 380 -116Q560 -70 640 90z',
          wall,
        ),
        stroke(
          'M-420 -96Q-400 -40 -440 10M-300 -136Q-280 -90 -300 -60M-60 -156Q-50 -110 -66 -90M120 -146Q130 -110 110 -80M300 -146Q310 -100 350 -70M440 -90Q450 -50 490 -10M-180 -138Q-190 -110 -180 -90',
          mix(wall, foreground, 0.3),
          9,
        ),
        fill('M-620 90Q-560 -20 -300 -50Q-60 -80 180 -60Q440 -50 640 90z', leaf[0]),
        oval(-200, 30, 330, 62, water[1]),
        oval(-180, 36, 250, 40, mix(water[1], water[0], 0.45)),
        oval(290, 24, 190, 40, mix(leaf[1], water[1], 0.3)),
        oval(300, 28, 130, 24, mix(leaf[0], light, 0.3)),
        stroke('M90 34q40 -10 60 4', light, 6),
        plants === 'none'
          ? ''
          : fill(houses, light) + fill('M224 -86l14 -22l14 22v26h-28z', accent),
        stroke('M-330 22h110M-200 50h90M-60 20h60M240 20h60M320 40h50', light, 4, 0.7),
        fill(
          'M-800 130Q-640 40 -470 74Q-300 110 -80 104Q200 116 420 84Q620 50 860 130V200H-800z',
          mix(leaf[1], leaf[2], 0.5),
        ),
      ].join(''),
    );
  },
};
