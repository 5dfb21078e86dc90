import type { Colour } from '../colour.ts';
import { land, polygon } from '../path.ts';
import type { Point } from '../path.ts';
import type { Stage } from '../stage.ts';
import { fill } from '../svg.ts';

interface Ridge {
  /** Where its foot is, and how far the highest peak stands above it. */
  readonly y: number;
  readonly rise: number;
  readonly peaks: number;
  readonly colour: Colour;
  readonly shade: Colour;
  readonly snow?: Colour;
}

/** A chain of mountains from edge to edge, each with a side in the shade. */
export function ridge({ width, height, random, sunSide }: Stage, wanted: Ridge): string {
  const { y, rise, peaks } = wanted;
  const step = (width * 1.1) / peaks;
  const outline: Point[] = [];
  let shades = '';
  let caps = '';
  for (let index = 0; index <= peaks; index++) {
    const saddleX = (index - 0.5) * step - width * 0.05;
    const top = rise * random.real(0.55, 1);
    const [peakX, peakY] = [saddleX + step * random.real(0.38, 0.62), y - top];
    const saddleY = y - rise * random.real(0.12, 0.36);
    const nextY = y - rise * random.real(0.05, 0.2);
    outline.push([saddleX, saddleY]);
    const shoulder = random.real(0.45, 0.6);
    outline.push([
      saddleX + (peakX - saddleX) * shoulder,
      saddleY + (peakY - saddleY) * (shoulder - 0.12),
    ]);
    outline.push([peakX, peakY]);
    const away = -sunSide;
    const side = (across: number, down: number): Point => [
      peakX + away * across * step,
      peakY + down * top,
    ];
    shades += polygon([
      [peakX, peakY],
      side(0.2, 0.36),
      side(0.4, 0.86),
      [peakX + away * step * 0.46, Math.max(nextY, peakY + top)],
      side(0.12, 1),
      side(-0.03, 0.62),
      side(0.07, 0.34),
    ]);
    if (wanted.snow)
      caps += polygon([
        [peakX, peakY],
        side(-0.09, 0.2),
        side(-0.03, 0.16),
        side(0.0, 0.3),
        side(0.05, 0.17),
        side(0.1, 0.24),
        side(0.1, 0.17),
      ]);
  }
  return (
    fill(land(outline, height), wanted.colour) +
    fill(shades, wanted.shade) +
    (wanted.snow ? fill(caps, wanted.snow) : '')
  );
}
