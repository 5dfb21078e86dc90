import { mix } from '../colour.ts';
import type { Colour } from '../colour.ts';
import type { Roofs } from '../motif.ts';
import type { Stage } from '../stage.ts';
import { boxPath, fill } from '../svg.ts';

interface House {
  readonly x: number;
  readonly foot: number;
  /** How far down its wall is drawn, behind what stands before it. */
  readonly bottom: number;
  readonly wide: number;
  readonly tall: number;
  readonly roofs: Roofs;
  readonly wall: Colour;
  readonly roof: Colour;
  readonly dark: Colour;
  readonly isNear: boolean;
}

const n = Math.round;

/** A house seen from the front: wall, a strip of shade, windows, its kind of roof. */
export function house({ random, sunSide }: Stage, wanted: House): string {
  const { x, foot, bottom, wide, tall, roofs, wall, roof, dark, isNear } = wanted;
  const top = foot - tall;
  const strip = wide * 0.2;
  const shadeX = sunSide > 0 ? x : x + wide - strip;
  return [
    fill(boxPath(x, top, wide, bottom - top), wall),
    fill(boxPath(shadeX, top, strip, bottom - top), mix(wall, dark, 0.28)),
    isNear ? windows(wanted, top, random.whole(2, 3)) : '',
    fill(roofPath(roofs, x, top, wide, random.chance(0.3)), roof),
  ].join('');
}

/** A column of windows is one dashed line: a town has hundreds of them. */
function windows({ x, wide, foot, bottom, dark }: House, top: number, columns: number): string {
  const across = wide / (columns + 0.6);
  const [w, h] = [n(across * 0.34), n(across * 0.5)];
  const floor = n(across * 1.05);
  let d = '';
  for (let column = 0; column < columns; column++)
    d += `M${n(x + across * (column + 0.8))} ${n(top + h * 0.9)}V${n(Math.min(foot + 20, bottom))}`;
  return (
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${w}" ` +
    `stroke-dasharray="${h} ${floor - h}"/>`
  );
}

function roofPath(roofs: Roofs, x: number, top: number, wide: number, isSpecial: boolean): string {
  const [over, rise] = [n(wide * 0.08), n(wide * 0.36)];
  const left = n(x - over);
  const full = n(wide) + 2 * over;
  const y = n(top);
  if (roofs === 'flat')
    return isSpecial
      ? `M${n(x + wide * 0.14)} ${y}a${n(wide * 0.36)} ${n(wide * 0.38)} 0 0 1 ${n(wide * 0.72)} 0z`
      : boxPath(x - 4, y - 10, wide + 8, 14);
  if (roofs === 'curved')
    return `M${left - over} ${y + 4}q${n(full * 0.24)} ${n(-rise * 0.2)} ${n(full * 0.3)} ${-rise}h${n(full * 0.4) + 2 * over}q${n(full * 0.06)} ${n(rise * 0.8)} ${n(full * 0.3)} ${rise}z`;
  return isSpecial
    ? `M${left} ${y}l${n(full * 0.16)} ${-rise}h${n(full * 0.68)}l${n(full * 0.16)} ${rise}z`
    : `M${left} ${y}l${n(full / 2)} ${-rise}l${n(full / 2)} ${rise}z`;
}
