import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { disc, fill, stroke } from '../svg.ts';

/** Where its back is, from the brow to far down the tail. */
const BACK = [
  [150, -392],
  [112, -402],
  [74, -392],
  [40, -370],
  [6, -344],
  [-28, -320],
  [-64, -300],
  [-102, -284],
  [-142, -268],
  [-182, -248],
  [-220, -222],
  [-256, -190],
] as const;

/** A marine iguana on lava, warming up. */
export const iguana: MotifDrawing = {
  stands: ['front', 'ground'],
  draw({ near, foreground, figure, light, leaf, sun, mid, water }) {
    const skin = mix(mix('#5c6f6a', near, 0.35), leaf[1], 0.25);
    const lit = mix(skin, mix(light, mid, 0.3), 0.3);
    const dark = mix(skin, foreground, 0.55);
    const rust = mix('#d9543f', skin, 0.25);
    const lava = mix(foreground, figure, 0.35);
    const edge = mix(lava, near, 0.45);
    const crest = BACK.map(([x, y], spike) => {
      const tall = 40 - spike * 2;
      return whole`M${x + 14} ${y + 12}L${x - 12} ${y - tall}L${x - 20} ${y + 18}z`;
    }).join('');
    return [
      fill(
        'M-620 40L-540 -60L-430 -96L-330 -160L-180 -170L-60 -214L120 -230L250 -200L330 -120L450 -80L600 40z',
        lava,
      ),
      fill(
        'M-430 -96L-330 -160L-180 -170L-60 -214L120 -230L250 -200L170 -190L60 -196L-60 -170L-180 -136L-300 -128zM330 -120L450 -80L500 -40L400 -70z',
        edge,
      ),
      stroke(
        'M-400 -30l60 -30l40 20M-120 -90l70 -20l50 30M160 -80l60 -10M-220 -20l50 -14M60 -30l70 -16',
        edge,
        6,
        0.7,
      ),
      fill(crest, mix(mix(light, sun, 0.3), skin, 0.2)),
      // Tail, far legs, body.
      fill(
        'M-160 -262Q-300 -220 -380 -110Q-430 -30 -520 10Q-410 4 -340 -70Q-270 -150 -140 -180z',
        skin,
      ),
      fill(
        'M70 -250L150 -196L190 -196L196 -214L150 -232L118 -280zM-120 -210L-60 -168L-10 -172L-30 -192L-70 -236z',
        dark,
      ),
      fill(
        'M248 -352Q244 -384 206 -396Q170 -414 128 -402Q80 -400 30 -356Q-60 -300 -160 -262Q-196 -222 -150 -178Q-60 -164 40 -206Q100 -230 132 -280Q150 -306 182 -308Q238 -306 248 -352z',
        skin,
      ),
      fill(
        'M-150 -178Q-60 -164 40 -206Q100 -230 132 -280Q60 -250 -20 -226Q-90 -204 -160 -210z',
        mix(lit, light, 0.2),
      ),
      fill(
        'M20 -336Q0 -290 -40 -282Q-20 -316 20 -336zM-50 -296Q-70 -254 -112 -246Q-92 -276 -50 -296zM-130 -262Q-150 -226 -186 -220Q-170 -246 -130 -262zM100 -384Q86 -330 50 -320Q60 -364 100 -384z',
        rust,
      ),
      fill(
        'M60 -300Q120 -270 118 -214L160 -200Q172 -186 160 -180H84Q80 -230 30 -250zM-150 -250Q-80 -230 -88 -180L-40 -160Q-30 -146 -44 -142H-126Q-124 -180 -180 -196z',
        skin,
      ),
      stroke(
        'M84 -182h80M104 -180l-8 12M130 -180l-2 14M156 -182l8 10M-126 -142h84M-110 -142l-8 12M-84 -142l-2 14M-56 -142l6 12',
        dark,
        7,
      ),
      stroke('M70 -286Q104 -262 104 -222M-140 -238Q-104 -220 -104 -190', lit, 6),
      // The blunt head.
      fill('M248 -352Q244 -384 206 -396Q196 -370 206 -346Q220 -330 248 -352z', lit),
      stroke('M244 -336Q206 -324 176 -334', figure, 5) +
        disc(168, -372, 13, mix(water[0], light, 0.4)) +
        disc(170, -372, 7, figure),
      stroke('M234 -368h2M156 -396h2M184 -400h2M130 -346h2M148 -330h2M112 -360h2', dark, 9),
    ].join('');
  },
};
