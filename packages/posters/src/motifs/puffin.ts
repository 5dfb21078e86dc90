import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, stroke } from '../svg.ts';

/** One on its ledge, larger than life. */
export const puffin: MotifDrawing = {
  stands: ['front', 'ground'],
  draw: ({ figure, light, accent, sun, near, foreground, leaf }) =>
    [
      fill('M-230 20Q-200 -50 -120 -58Q-20 -84 90 -62Q190 -50 240 20z', foreground),
      fill('M-200 -22Q-160 -60 -100 -62Q0 -84 96 -66Q40 -40 -40 -44Q-130 -40 -200 -22z', leaf[1]),
      fill('M-20 -66l-8 26h34l-8 -26zM40 -66l-6 26h34l-8 -26z', accent),
      fill(
        'M-78 -128Q-84 -258 -14 -318Q-6 -376 54 -380Q112 -376 112 -320Q108 -280 92 -256Q120 -150 66 -76Q14 -52 -36 -76Q-110 -40 -132 -34Q-118 -90 -78 -128z',
        figure,
      ),
      fill('M26 -272Q92 -276 96 -244Q108 -140 58 -76Q26 -60 4 -74Q-18 -180 26 -272z', light),
      fill('M42 -366Q104 -372 108 -322Q104 -282 66 -284Q26 -292 26 -332Q28 -354 42 -366z', light),
      fill('M96 -358Q160 -352 172 -306Q150 -280 104 -288Q112 -322 96 -358z', accent),
      fill('M96 -358Q120 -356 132 -348Q140 -316 130 -286L104 -288Q112 -322 96 -358z', sun),
      fill(
        'M96 -358Q108 -357 114 -354Q124 -318 116 -287L104 -288Q112 -322 96 -358z',
        mix(near, figure, 0.4),
      ),
      disc(70, -334, 9, figure) + disc(72, -336, 3, light),
      stroke('M52 -334l18 -14l18 14', accent, 5),
      stroke('M-70 -210Q-40 -130 -100 -66M-44 -250Q-4 -160 -52 -92', mix(figure, near, 0.5), 7),
    ].join(''),
};
