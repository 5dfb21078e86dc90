import type { Colour } from './colour.ts';

/** The few elements that posters are made of. Numbers are whole: the unit is a pixel of 1600. */
const n = Math.round;

const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${n(opacity * 100) / 100}"`);

export const fill = (d: string, colour: Colour, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${faded(opacity)}/>`;

export const stroke = (d: string, colour: Colour, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width * 10) / 10}" ` +
  `stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`;

export const disc = (x: number, y: number, r: number, colour: Colour, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 10) / 10}" fill="${colour}"${faded(opacity)}/>`;

export const oval = (
  x: number,
  y: number,
  across: number,
  up: number,
  colour: Colour,
  opacity = 1,
) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(up)}" fill="${colour}"${faded(opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, colour: Colour) =>
  `<path d="${boxPath(x, y, width, height)}" fill="${colour}"/>`;

export const boxPath = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

/** What is drawn around its own foot (0, 0), put at a place; `across` below 0 mirrors it. */
export const placed = (x: number, y: number, scale: number, content: string, across = 1) => {
  const size = n(scale * 100) / 100;
  const scaled = across < 0 ? `-${size} ${size}` : `${size}`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scaled})">${content}</g>`;
};
