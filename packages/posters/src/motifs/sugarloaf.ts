import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** Rio's hill of bare rock over the bay, a cable car on its way up. */
export const sugarloaf: MotifDrawing = {
  stands: ['backdrop'],
  draw({ near, mid, far, foreground, leaf, light, ground, accent, figure }) {
    const rock = mix(mix(near, ground[2], 0.3), mid, 0.15);
    const lit = mix(rock, ground[0], 0.38);
    const shade = mix(rock, foreground, 0.42);
    let houses = '';
    for (let x = -420; x < 40; x += 30)
      houses += boxPath(x, -6 - ((x * x) % 37), 22, 30 + ((x * x) % 37));
    return [
      // Far behind, the mountain with the statue.
      fill(
        'M-760 24L-600 -90L-520 -150L-460 -270L-436 -286L-412 -264L-370 -180L-280 -120L-160 24z',
        mix(mid, far, 0.4),
      ) +
        fill('M-444 -282l5 -36h-26v-7h26v-3a6 6 0 0 1 12 0v3h26v7h-26l5 36z', mix(mid, near, 0.4)),
      // The rock.
      fill('M20 30Q70 -60 104 -210Q134 -392 216 -404Q296 -396 332 -240Q356 -90 420 30z', rock),
      fill('M20 30Q70 -60 104 -210Q134 -392 216 -404Q176 -360 172 -240Q160 -90 190 30z', lit),
      fill(
        'M216 -404Q296 -396 332 -240Q356 -90 420 30H300Q276 -100 280 -220Q278 -340 216 -404z',
        shade,
      ),
      stroke(
        'M224 -370Q240 -290 234 -200M206 -300Q200 -200 214 -110M250 -150Q250 -90 262 -40',
        shade,
        6,
        0.6,
      ),
      fill('M180 -392Q196 -414 220 -412Q250 -410 262 -384Q220 -398 180 -392z', leaf[1]),
      // The lower hill, green.
      fill('M-380 30Q-330 -110 -226 -156Q-130 -184 -60 -146Q30 -90 84 30z', leaf[1]),
      fill('M-60 -146Q30 -90 84 30H-60Q-30 -70 -60 -146z', leaf[2]),
      fill(
        'M-330 -70Q-290 -130 -226 -156Q-180 -170 -140 -166Q-190 -120 -220 -60Q-260 -90 -330 -70z',
        mix(rock, lit, 0.5),
      ),
      fill(boxPath(-164, -186, 64, 26) + boxPath(196, -428, 44, 22), light) +
        fill(boxPath(-170, -192, 76, 8) + boxPath(190, -432, 56, 7), accent),
      stroke('M-132 -186Q30 -270 214 -424M-132 -186Q-230 -110 -330 10', figure, 4),
      stroke('M20 -272v22', figure, 4) +
        fill('M-14 -252h68q8 0 8 10v22q0 12 -12 12h-60q-12 0 -12 -12v-22q0 -10 8 -10z', accent) +
        fill(
          boxPath(-12, -244, 18, 16) + boxPath(12, -244, 18, 16) + boxPath(36, -244, 18, 16),
          light,
        ),
      fill(
        'M-620 30Q-460 -40 -300 -22Q-100 -50 90 -14Q300 -60 440 -20Q560 -10 640 30z',
        mix(leaf[2], foreground, 0.15),
      ),
      fill(houses, mix(light, ground[0], 0.4)),
      fill('M-560 30Q-300 2 60 12Q120 22 160 30z', ground[0]),
      stroke('M-640 32H660', light, 7, 0.85),
      fill(
        'M-250 60h60l-10 14h-40zM-222 56v-44l30 44zM60 66h50l-8 12h-34zM84 62v-38l26 38z',
        light,
      ),
    ].join('');
  },
};
