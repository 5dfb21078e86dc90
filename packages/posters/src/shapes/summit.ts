import type { Colour } from '../colour.ts';
import { polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

interface Summit {
  readonly x: number;
  readonly top: number;
  readonly base: number;
  /** From the middle to the foot on either side. */
  readonly reach: number;
  readonly colours: { readonly lit: Colour; readonly shade: Colour };
  readonly snow?: readonly [lit: Colour, shade: Colour];
}

/** One big mountain: a lit side, a side in the shade along a jagged rib, gullies, a cap of snow. */
export function summit({ random, sunSide }: Stage, wanted: Summit): string {
  const { x, top, base, reach, colours, snow } = wanted;
  const tall = base - top;
  const away = -sunSide;
  const flank = (across: number): Point[] =>
    [0.14, 0.3, 0.34, 0.52, 0.58, 0.78, 1].map((down, index) => [
      x + across * reach * (0.94 * down * (0.7 + 0.3 * down) + (index % 2 === 0 ? 0.05 : 0.02)),
      top + tall * (index === 6 ? 1 : down + random.real(-0.02, 0.02)),
    ]);
  const lit = flank(sunSide);
  const dark = flank(away);
  const rib: Point[] = [0.9, 0.72, 0.6, 0.44, 0.33, 0.2, 0.11].map((down, index) => [
    x + away * reach * ((index % 2 === 0 ? 0.16 : -0.02) * (0.35 + down)),
    top + tall * down,
  ]);
  const peak: Point = [x, top];
  const foot: Point = [x + away * reach * 0.2, base];
  const gully = (down: number, length: number): Point[] => {
    const startX = x + sunSide * reach * 0.62 * down * (0.7 + 0.3 * down);
    const startY = top + tall * (down + 0.04);
    return [
      [startX, startY],
      [startX + sunSide * reach * 0.05, startY + tall * length * 0.55],
      [startX + sunSide * reach * 0.015, startY + tall * length],
      [startX - sunSide * reach * 0.05, startY + tall * length * 0.4],
    ];
  };
  const gullies = [gully(0.42, 0.24), gully(0.58, 0.3), gully(0.7, 0.2)].map(polygon).join('');
  return [
    fill(polygon([peak, ...dark, ...[...lit].reverse()]), colours.lit),
    fill(polygon([peak, ...dark, foot, ...rib]) + gullies, colours.shade),
    snow ? cap(peak, lit, dark, rib, snow) : '',
  ].join('');
}

/** The snow reaches down both flanks to the third kink, in teeth. */
function cap(
  peak: Point,
  lit: readonly Point[],
  dark: readonly Point[],
  rib: readonly Point[],
  [bright, dim]: readonly [Colour, Colour],
): string {
  const edgeOf = (flank: readonly Point[]) => flank.slice(0, 4);
  const tooth = (from: Point, to: Point, share: number, drop: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + drop,
  ];
  const rise = (lit[3]?.[1] ?? 0) - peak[1];
  const teeth = (from: Point, to: Point): Point[] =>
    [0.14, 0.27, 0.42, 0.55, 0.7, 0.84].map((share, index) =>
      tooth(from, to, share, rise * (index % 2 === 0 ? -0.26 : 0.14 * (index % 3))),
    );
  const middle = rib[3] ?? peak;
  const litEnd = lit[3] ?? peak;
  const darkEnd = dark[3] ?? peak;
  const upRib = rib.slice(3);
  return (
    fill(polygon([peak, ...edgeOf(lit), ...teeth(litEnd, middle), ...upRib]), bright) +
    fill(polygon([peak, ...edgeOf(dark), ...teeth(darkEnd, middle), ...upRib]), dim)
  );
}
