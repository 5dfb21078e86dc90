import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, oval, stroke } from '../svg.ts';

/** A wide fall over a step of basalt. */
export const waterfall: MotifDrawing = {
  stands: ['backdrop', 'ground'],
  draw({ near, mid, foreground, leaf, light, water, figure, accent }) {
    const rock = mix(near, foreground, 0.35);
    const edge = [
      -560, -470, -400, -330, -270, -200, 190, 260, 330, 390, 470, 560, 650, 740, 830, 900,
    ];
    let columns = '';
    edge.forEach((x, index) => {
      columns += `M${x} -330h${24 + (index % 3) * 10}v${200 + (index % 4) * 46}h-${14 + (index % 3) * 8}z`;
    });
    return [
      fill(
        'M-1000 60Q-860 -20 -780 -130Q-720 -250 -620 -330Q-300 -372 -140 -340L-110 -318H112L140 -344Q360 -376 640 -324L1200 -370V60z',
        mix(near, mid, 0.2),
      ),
      fill(columns, rock),
      fill(
        'M-640 -310Q-610 -356 -560 -362Q-300 -396 -140 -346L-120 -316Q-260 -340 -330 -318Q-420 -346 -500 -312Q-570 -330 -640 -310zM1200 -336L650 -300L1200 -340V-400L640 -352Q330 -392 140 -350L118 -318Q240 -344 340 -316Q420 -346 510 -310Q590 -330 650 -304L1200 -340z',
        leaf[1],
      ),
      fill('M-112 -318H112L138 40H-138z', light),
      stroke(
        'M-80 -300L-90 -20M-46 -310L-52 -60M-10 -306L-12 -10M30 -310L36 -80M64 -306L74 -10M94 -300L106 -60',
        mix(water[0], water[1], 0.25),
        7,
        0.8,
      ),
      fill('M-420 60Q-200 10 0 14Q220 10 430 60z', water[1]),
      ...[
        [-130, 26, 44],
        [-70, 34, 56],
        [0, 36, 60],
        [76, 34, 54],
        [136, 28, 42],
      ].map(([x = 0, y = 0, r = 0]) => disc(x, y - 16, r * 0.8, light, 0.75)),
      oval(0, 40, 240, 22, light, 0.6),
      fill('M-268 40l4 -34h10l4 34zM-246 42l4 -34h10l4 34z', figure) +
        disc(-259, 1, 7, figure) +
        disc(-237, 3, 7, accent),
    ].join('');
  },
};
