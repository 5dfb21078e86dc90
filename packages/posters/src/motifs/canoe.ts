import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { disc, fill, placed, stroke } from '../svg.ts';

/** Two in a red canoe on still water. */
export const canoe: MotifDrawing = {
  stands: ['water'],
  draw({ light, figure, foreground, water, sun, ground, near }) {
    const red = mix('#ff4758', foreground, 0.06);
    const skin = mix('#d99a70', figure, 0.22);
    const paddler = (x: number, jacket: Colour, hat: Colour) =>
      placed(
        x,
        -14,
        1,
        fill('M-32 0Q-36 -84 -12 -98H14Q36 -84 34 0z', jacket) +
          disc(2, -120, 18, skin) +
          fill('M-26 -124Q-16 -150 4 -148Q24 -148 24 -126z', hat) +
          stroke('M6 -80Q40 -90 74 -112M0 -70Q20 -44 54 -36', mix(jacket, figure, 0.25), 18),
      );
    return [
      fill('M-262 34Q-200 90 0 92Q200 90 262 34z', mix(red, water[2], 0.55), 0.6),
      paddler(-112, mix(near, light, 0.15), sun),
      paddler(92, sun, light),
      fill(
        'M-286 -92Q-270 -40 -200 -30Q0 -14 200 -30Q270 -40 286 -92Q314 -70 296 -10Q276 30 200 36H-200Q-276 30 -296 -10Q-314 -70 -286 -92z',
        red,
      ),
      fill(
        'M-302 -34Q-270 16 0 16Q270 16 302 -34Q304 -20 296 -10Q276 30 200 36H-200Q-276 30 -296 -10Q-304 -20 -302 -34z',
        mix(red, foreground, 0.4),
      ),
      stroke(
        'M-286 -92Q-270 -40 -200 -30Q0 -14 200 -30Q270 -40 286 -92',
        mix(light, ground[0], 0.4),
        8,
      ),
      fill('M-40 4l40 -20l40 20l-40 10z', light),
      stroke('M-28 -148L-82 50M176 -148L122 50', mix(ground[2], foreground, 0.3), 8) +
        fill(
          'M-90 36l20 6q2 40 -22 56q-20 -16 -8 -46zM114 36l20 6q2 40 -22 56q-20 -16 -8 -46z',
          mix(ground[1], light, 0.4),
        ),
      stroke('M-420 42h170M-110 50h240M270 46h150M-300 74h110M120 82h180', light, 5, 0.6),
    ].join('');
  },
};
