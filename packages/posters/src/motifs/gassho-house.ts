import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** Farmhouses under roofs like hands put together. */
export const gasshoHouse: MotifDrawing = {
  stands: ['ground', 'front'],
  roofs: 'curved',
  draw({ ground, foreground, light, near, figure, snow, leaf }) {
    const thatch = mix(ground[2], foreground, 0.35);
    const house = (x: number, size: number) => {
      const s = (value: number) => Math.round(value * size);
      return [
        fill(boxPath(x - s(104), -s(70), s(208), s(84)), mix(light, ground[0], 0.4)),
        fill(`M${x - s(112)} ${-s(70)}L${x} ${-s(296)}L${x + s(112)} ${-s(70)}z`, light),
        fill(
          boxPath(x - s(72), -s(112), s(144), s(26)) +
            boxPath(x - s(44), -s(168), s(88), s(24)) +
            boxPath(x - s(18), -s(218), s(36), s(22)) +
            boxPath(x - s(84), -s(48), s(56), s(60)) +
            boxPath(x + s(10), -s(48), s(70), s(40)),
          near,
        ),
        stroke(
          `M${x - s(36)} ${-s(112)}v${s(26)}M${x} ${-s(112)}v${s(26)}M${x + s(36)} ${-s(112)}v${s(26)}M${x} ${-s(168)}v${s(24)}M${x - s(104)} ${-s(70)}h${s(208)}`,
          figure,
          5,
        ),
        fill(
          `M${x - s(150)} ${-s(48)}L${x} ${-s(330)}L${x + s(150)} ${-s(48)}L${x + s(112)} ${-s(56)}L${x} ${-s(284)}L${x - s(112)} ${-s(56)}z`,
          thatch,
        ),
        fill(
          `M${x} ${-s(330)}h${s(96)}L${x + s(236)} ${-s(52)}L${x + s(150)} ${-s(48)}z`,
          mix(thatch, foreground, 0.4),
        ),
        fill(boxPath(x + s(104), -s(60), s(96), s(74)), mix(ground[2], near, 0.5)),
        stroke(`M${x - s(6)} ${-s(332)}h${s(108)}`, snow[0], 9 * size),
      ].join('');
    };
    return [
      fill('M-420 30Q-200 -10 60 -6Q280 -6 440 30z', leaf[1]),
      house(-230, 0.62),
      house(60, 1),
    ].join('');
  },
};
