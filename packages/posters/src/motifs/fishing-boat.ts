import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** An open boat with a painted bow, drawn up on the sand. */
export const fishingBoat: MotifDrawing = {
  stands: ['front', 'water'],
  draw({ ground, foreground, figure, accent, light, sun, water, near }) {
    const [pale, sand] = ground;
    const hull = mix(water[1], water[2], 0.25);
    const wood = mix(ground[2], foreground, 0.4);
    return placed(
      0,
      -24,
      1,
      [
        fill('M-640 30Q-420 -62 -60 -66Q300 -84 700 30z', pale),
        fill('M-560 30Q-300 -26 40 -22Q360 -40 640 30z', sand),
        fill('M-300 -30Q0 6 320 -40Q200 20 -120 14Q-260 6 -300 -30z', mix(sand, foreground, 0.3)),
        // The inside, then the side that is seen.
        fill(
          'M-320 -186Q-60 -226 180 -190Q300 -200 396 -286Q330 -160 180 -140H-200Q-290 -150 -320 -186z',
          wood,
        ),
        stroke(
          'M-190 -176L-150 -142M-20 -196L20 -140M140 -186L170 -142',
          mix(wood, light, 0.35),
          20,
        ),
        stroke('M-260 -240L150 -158M-200 -262L240 -166', mix(light, ground[1], 0.4), 10) +
          fill(
            'M-268 -252l-70 -24q-24 6 -18 22l76 24zM-210 -274l-66 -26q-24 4 -18 22l72 26z',
            mix(light, ground[1], 0.4),
          ),
        fill(
          'M-324 -186Q-280 -146 -160 -142Q60 -132 220 -158Q330 -184 396 -288Q410 -300 414 -284Q398 -110 268 -32Q60 -2 -180 -26Q-280 -40 -324 -186z',
          hull,
        ),
        fill(
          'M-324 -186Q-280 -146 -160 -142Q60 -132 220 -158Q330 -184 396 -288Q410 -300 414 -284L410 -258Q340 -156 224 -130Q60 -104 -160 -114Q-276 -118 -314 -156z',
          accent,
        ),
        fill(
          'M-314 -156Q-276 -118 -160 -114Q60 -104 224 -130Q340 -156 410 -258L406 -236Q340 -134 226 -110Q60 -84 -160 -94Q-270 -98 -306 -132z',
          light,
        ),
        fill(
          'M-262 -66Q-160 -46 40 -46Q200 -50 312 -82Q290 -46 268 -32Q60 -2 -180 -26Q-236 -34 -262 -66z',
          mix(hull, foreground, 0.5),
        ),
        fill('M244 -118Q290 -154 350 -166Q330 -104 280 -88Q254 -92 244 -118z', sun) +
          disc(296, -122, 19, light) +
          disc(300, -121, 10, figure),
        stroke('M-180 -74H-40M0 -72Q100 -70 180 -82', sun, 9),
        // Net and floats, the line that holds it.
        fill(
          'M-150 -150q20 -50 60 -40q30 -34 66 -8q40 0 44 54q-90 8 -170 -6z',
          mix(near, foreground, 0.2),
        ) +
          disc(-118, -176, 13, accent) +
          disc(-60, -200, 13, sun) +
          disc(-8, -176, 13, accent),
        stroke('M404 -276Q450 -110 520 -26', mix(light, wood, 0.3), 6) +
          stroke('M520 -62V-8', figure, 13),
      ].join(''),
    );
  },
};
