import { mix } from '../colour.ts';
import type { MotifDrawing } from '../motif.ts';
import { whole } from '../path.ts';
import { gilt } from '../shapes/gilt.ts';
import { boxPath, fill, stroke } from '../svg.ts';

/** Steep roofs one under the other, their edges gilt, and a gilt spire on either side. */
export const goldenTemple: MotifDrawing = {
  stands: ['ground', 'backdrop'],
  roofs: 'curved',
  draw(palette) {
    const { accent, light, near, foreground, ground, leaf } = palette;
    const [gold, bronze] = gilt(palette);
    const tile = mix(accent, ground[2], 0.3);
    const white = mix(light, ground[0], 0.25);
    const spire = (x: number, size: number) => {
      const s = (value: number) => value * size;
      return (
        fill(
          whole`M${x - s(74)} 20v${-s(40)}h${s(14)}v${-s(26)}h${s(14)}Q${x - s(48)} ${-s(130)} ${x - s(20)} ${-s(160)}v${-s(20)}L${x} ${-s(350)}L${x + s(20)} ${-s(180)}v${s(20)}Q${x + s(48)} ${-s(130)} ${x + s(46)} ${-s(46)}h${s(14)}v${s(26)}h${s(14)}V20z`,
          gold,
        ) +
        fill(
          whole`M${x} ${-s(350)}L${x + s(20)} ${-s(180)}v${s(20)}Q${x + s(48)} ${-s(130)} ${x + s(46)} ${-s(46)}h${s(14)}v${s(26)}h${s(14)}V20h${-s(52)}V${-s(110)}z`,
          bronze,
        ) +
        fill(
          boxPath(x - s(26), -s(186), s(52), s(8)) + boxPath(x - s(54), -s(70), s(108), s(7)),
          light,
        )
      );
    };
    // A gable: apex, eaves, and how far it reaches; the outermost first.
    const roof = (top: number, eaves: number, half: number, inner: number) => {
      const side = (d: 1 | -1) =>
        whole`M0 ${top}Q${d * half * 0.36} ${top * 0.45 + eaves * 0.55} ${d * half} ${eaves}L${d * (half - 30)} ${eaves + 20}H${d * inner}L0 ${top + 50}z`;
      return (
        fill(side(-1), tile) +
        fill(side(1), mix(tile, foreground, 0.32)) +
        stroke(
          whole`M${-half - 12} ${eaves - 26}Q${-half - 10} ${eaves - 2} ${-half} ${eaves}Q${-half * 0.36} ${top * 0.45 + eaves * 0.55} 0 ${top}Q${half * 0.36} ${top * 0.45 + eaves * 0.55} ${half} ${eaves}Q${half + 10} ${eaves - 2} ${half + 12} ${eaves - 26}`,
          gold,
          9,
        )
      );
    };
    return [
      fill('M-400 44Q-180 -6 0 -4Q200 -6 400 44z', leaf[1]),
      spire(-262, 0.82) + spire(268, 0.66),
      fill(boxPath(-190, -130, 380, 150), white) +
        fill(boxPath(110, -130, 80, 150), mix(white, near, 0.3)),
      roof(-330, -104, 246, 90),
      roof(-370, -170, 176, 60),
      fill('M0 -330L-112 -128H112z', gold) + fill('M0 -330L112 -128H50z', bronze),
      fill(
        'M0 -270l13 24l-13 24l-13 -24zM0 -210l17 26l-17 26l-17 -26zM-44 -202l13 20l-13 20l-13 -20zM44 -202l13 20l-13 20l-13 -20zM-94 -144h188v8h-188z',
        tile,
      ),
      roof(-430, -238, 112, 0),
      stroke('M0 -426v-42q12 -8 10 -22', gold, 8),
      fill([-178, -122, -66, 48, 104, 160].map((x) => boxPath(x, -126, 18, 146)).join(''), gold),
      fill('M-34 20v-96q34 -50 68 0v96z', mix(tile, foreground, 0.55)) +
        fill(
          'M-150 -10v-60h22v60zM-94 -10v-60h22v60zM74 -10v-60h22v60zM130 -10v-60h22v60z',
          mix(tile, foreground, 0.4),
        ),
      fill(boxPath(-216, 14, 432, 14), light) +
        fill(boxPath(-70, 26, 140, 12), mix(light, near, 0.3)),
    ].join('');
  },
};
