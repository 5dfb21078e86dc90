import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** One on its bough, all beak. */
export const toucan: MotifDrawing = {
  stands: ['front'],
  draw({ figure, snow, light, sun, near, foreground, leaf, water }) {
    const beak = mix('#ff9a2e', sun, 0.25);
    const bark = mix(mix('#7a5236', leaf[2], 0.3), foreground, 0.25);
    const plume = mix(figure, near, 0.18);
    const bib = mix(snow[0], light, 0.35);
    return [
      fill('M30 -190L196 30L132 46L-16 -170z', figure) +
        fill('M70 -150L150 -30L112 -24L40 -150z', mix('#ff4758', figure, 0.12)),
      fill(
        'M-360 -120Q-200 -170 40 -150Q320 -130 760 -10V80Q360 -50 60 -100Q-160 -134 -352 -104z',
        bark,
      ),
      fill(
        'M-360 -120Q-200 -170 40 -150Q320 -130 760 -10V16Q330 -108 60 -128Q-180 -146 -360 -112z',
        mix(bark, light, 0.2),
      ),
      // The bird.
      fill(
        'M-72 -420Q-76 -508 10 -516Q92 -510 104 -424Q150 -350 140 -250Q124 -168 60 -146Q-40 -150 -72 -240Q-96 -330 -72 -420z',
        plume,
      ),
      fill(
        'M60 -400Q150 -340 140 -240Q124 -180 80 -160Q20 -190 20 -280Q22 -350 60 -400z',
        mix(plume, near, 0.4),
      ),
      stroke('M104 -320Q90 -240 60 -196M122 -290Q112 -240 92 -206', plume, 7),
      fill('M-72 -430Q-20 -480 30 -450Q66 -416 44 -360Q10 -280 -74 -280Q-92 -360 -72 -430z', bib) +
        fill('M-74 -292Q-20 -284 14 -310Q-10 -262 -70 -262z', mix('#ff4758', plume, 0.1)),
      fill(
        'M-64 -462Q-210 -510 -312 -404Q-334 -366 -318 -340Q-290 -356 -250 -366Q-150 -364 -68 -370z',
        beak,
      ) +
        fill(
          'M-318 -340Q-290 -356 -250 -366Q-150 -364 -68 -370L-64 -402Q-180 -400 -296 -376z',
          mix(beak, '#ff4758', 0.5),
        ) +
        fill(
          'M-268 -440Q-300 -420 -312 -404Q-334 -366 -318 -340Q-300 -350 -280 -358Q-296 -400 -268 -440z',
          figure,
        ) +
        fill('M-64 -462L-86 -468Q-98 -420 -88 -368L-68 -370z', figure) +
        stroke('M-120 -448Q-190 -462 -236 -432', mix(beak, light, 0.5), 7),
      disc(-12, -436, 29, mix(water[0], water[1], 0.35)) +
        disc(-12, -436, 16, figure) +
        disc(-17, -441, 5, light),
      stroke(
        'M-4 -160Q-30 -150 -30 -126M12 -158Q2 -140 6 -118M44 -154Q36 -136 42 -112',
        mix(near, water[0], 0.35),
        13,
      ),
      fill(
        'M-330 -116q-70 -50 -140 -20q60 50 140 20zM-300 -122q-20 -70 -90 -90q10 70 90 90zM-290 -106q-40 60 -110 60q40 -66 110 -60z',
        leaf[1],
      ) +
        fill(
          'M330 -82q10 -90 90 -126q16 90 -90 126zM400 -66q60 -60 150 -40q-60 70 -150 40z',
          leaf[1],
        ) +
        stroke(
          'M-330 -116l-100 -14M-304 -126l-60 -60M334 -90q30 -60 70 -96M410 -66q60 -24 110 -30',
          leaf[0],
          4,
        ),
    ].join('');
  },
};
