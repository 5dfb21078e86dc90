import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, oval, placed, stroke } from '../svg.ts';

/** A horseshoe of rock: the great fall in the middle, many small ones in two steps beside it. */
export const falls: MotifDrawing = {
  stands: ['backdrop'],
  draw({ near, mid, foreground, leaf, snow, light, water, ground }) {
    const rock = mix(mix(near, ground[2], 0.25), foreground, 0.2);
    const far = mix(rock, mid, 0.5);
    const white = mix(snow[0], light, 0.2);
    const streak = mix(water[0], mix(water[1], white, 0.4), 0.3);
    // Its sides swing out on the way down, and its foot is ragged.
    const curtains = (
      all: readonly (readonly [x: number, top: number, wide: number, tall: number])[],
    ) =>
      fill(
        all
          .map(([x, top, wide, tall]) => {
            const foot = Math.round(wide / 4 + 6);
            return `M${x} ${top}q-4 ${tall / 2} -12 ${tall}q${foot} 20 ${2 * foot} 4t${wide + 24 - 2 * foot} -4q-8 ${-tall / 2} -12 ${-tall}z`;
          })
          .join(''),
        white,
      );
    const mist = (x: number, y: number, r: number) => disc(x, y, r, white, 0.5);
    return placed(
      0,
      -56,
      1,
      [
        fill('M-460 90V-346Q0 -280 460 -346V90z', far),
        curtains([
          [-436, -346, 30, 190],
          [-388, -338, 96, 184],
          [-236, -322, 78, 186],
          [158, -318, 40, 176],
          [214, -322, 104, 190],
          [376, -340, 62, 190],
        ]),
        fill(
          'M-480 80V-156Q-340 -196 -150 -140L-120 80zM480 80V-156Q340 -190 164 -146L120 80z',
          rock,
        ),
        fill(
          'M-480 -140q40 -50 100 -30q50 -26 100 6q70 -16 140 34q-60 4 -120 0q-110 -14 -220 -10zM480 -140q-50 -50 -100 -34q-60 -22 -100 10q-70 -10 -120 30q60 6 110 2q110 -14 210 -8z',
          leaf[1],
        ),
        curtains([
          [-430, -150, 44, 170],
          [-356, -160, 120, 178],
          [-212, -146, 30, 160],
          [188, -150, 66, 160],
          [288, -160, 22, 170],
          [336, -158, 98, 178],
        ]),
        // The throat, and what rises from it.
        fill('M-132 -312Q0 -292 136 -312L160 60H-156z', white),
        stroke(
          'M-92 -286Q-104 -140 -108 -60M-40 -280Q-48 -180 -48 -90M14 -282Q18 -150 22 -110M66 -284Q76 -180 80 -70M108 -286Q116 -220 118 -170M-312 -300v110M-290 -120v80M290 -290v100M402 -120v90M230 -110v70',
          streak,
          6,
          0.75,
        ),
        fill(
          'M-480 -328q20 -44 66 -34q30 -26 70 0q40 -22 72 8q50 -22 80 14q44 -10 64 28q-90 -2 -160 -2q-90 -16 -192 -14zM480 -328q-20 -44 -66 -34q-34 -24 -70 2q-40 -20 -72 8q-50 -20 -76 12q-44 -8 -64 28q90 2 160 -2q90 -16 188 -14z',
          mix(leaf[1], mid, 0.15),
        ),
        // The arms, nearer.
        fill(
          'M-800 90V-410Q-700 -436 -560 -396L-452 -360L-430 -250L-462 -110L-420 90zM900 90V-430Q700 -440 560 -398L452 -360L430 -260L462 -110L424 90z',
          rock,
        ),
        fill(
          'M-452 -360L-430 -250L-462 -110L-420 90H-480L-510 -100L-480 -240zM452 -360L430 -260L462 -110L424 90H490L520 -100L484 -240z',
          mix(rock, foreground, 0.5),
        ),
        fill(
          'M-600 -396q30 14 56 8l-8 300q24 60 10 130h-90q-10 -80 14 -130zM-716 -410l26 2l-10 440h-40zM572 -388q30 10 50 -4l16 310q24 60 10 130h-84q-10 -70 4 -120zM700 -410l26 2l24 440h-44z',
          white,
        ),
        stroke('M-580 -340v280M600 -340l6 280', streak, 6, 0.75),
        fill(
          'M-1200 90Q-1010 40 -930 -150Q-880 -350 -790 -420q50 -34 110 -6q60 -34 120 10q70 -16 106 34q30 16 24 54q-70 -14 -130 -24Q-690 -376 -736 -340Q-790 -200 -780 90zM920 -390q-60 -60 -130 -36q-50 -38 -110 -8q-60 -34 -120 10q-70 -16 -106 34q-30 16 -24 54q70 -14 130 -24q180 -30 360 -30z',
          leaf[2],
        ),
        fill('M-470 90Q-240 -6 0 -8Q240 -6 470 90z', mix(water[0], water[1], 0.5)),
        oval(0, 10, 400, 34, white, 0.6),
        mist(-290, -4, 46) + mist(-180, 0, 50) + mist(-90, -30, 70) + mist(10, -60, 84),
        mist(104, -24, 72) + mist(220, 0, 48) + mist(400, 4, 50) + mist(-10, -140, 50),
      ].join(''),
    );
  },
};
