import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** The flat mountain between its two lower ones, a cloud on it as a cloth. */
export const tableMountain: MotifDrawing = {
  stands: ['backdrop'],
  draw({ near, mid, foreground, leaf, light, snow, ground, accent }) {
    const rock = mix(mix(near, mid, 0.4), ground[2], 0.18);
    const lit = mix(rock, ground[0], 0.3);
    const shade = mix(mix(near, foreground, 0.35), rock, 0.25);
    const cloud = mix(snow[0], light, 0.3);
    let houses = '';
    let roofs = '';
    for (let x = -300; x < 290; x += 28 + ((x * x) % 19)) {
      const up = 14 + ((x * x) % 29);
      houses += boxPath(x, 16 - up, 24, up);
      if (up < 34) roofs += boxPath(x - 2, 10 - up, 28, 8);
    }
    return [
      fill(
        'M-660 24L-560 -50L-500 -140L-456 -236L-430 -268L-404 -232L-356 -176L-320 -186L-304 -288L-284 -322H250L276 -300L296 -190L340 -120L372 -150L410 -232L434 -252L456 -226L500 -120L590 -66L690 24z',
        rock,
      ),
      fill(
        'M-456 -236L-430 -268L-404 -232L-430 -150L-410 -60L-470 -120zM-304 -288L-284 -322H-220L-250 -220L-226 -130L-280 -80L-320 -186zM410 -232L434 -252L430 -170L452 -70L396 -110z',
        lit,
      ),
      fill(
        'M-404 -232L-356 -176L-320 -186L-330 -60L-370 -130zM-150 -322L-120 -210L-150 -130L-110 -60L-80 -150L-96 -230L-60 -322zM60 -322L86 -220L60 -120L110 -50L136 -150L116 -230L150 -322zM250 -322L276 -300L296 -190L340 -120V-40L260 -90L230 -200zM434 -252L456 -226L500 -120L590 -66L690 24H520L460 -80z',
        shade,
        0.8,
      ),
      fill(
        'M-324 -216Q-340 -312 -290 -330Q-262 -362 -200 -350Q-140 -386 -64 -358Q20 -388 92 -354Q160 -372 216 -344Q284 -346 300 -296Q318 -272 306 -210Q290 -270 262 -282Q200 -312 150 -272Q120 -306 40 -306Q-50 -310 -96 -262Q-130 -304 -200 -304Q-280 -300 -304 -250Q-312 -232 -324 -216z',
        cloud,
      ),
      fill(
        'M-280 -318q40 -22 96 -10q60 -24 130 -4q80 -22 150 2q70 -16 130 10q-110 -6 -210 -2q-160 -10 -296 4z',
        mix(cloud, mid, 0.22),
      ),
      fill(
        'M-720 24Q-560 -60 -360 -54Q-180 -100 0 -74Q200 -104 360 -60Q560 -64 740 24z',
        mix(leaf[1], rock, 0.25),
      ),
      fill('M-720 24Q-500 -30 -300 -14Q0 -50 300 -16Q540 -34 740 24z', leaf[2]),
      fill(houses, mix(light, ground[0], 0.3)) + fill(roofs, accent),
      stroke('M-700 26H720', light, 7, 0.85),
    ].join('');
  },
};
