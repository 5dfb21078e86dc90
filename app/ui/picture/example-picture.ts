/** A landscape for examples, drawn on the spot: primitives know no picture of the site. */
import type { PictureSource } from './picture.tsx';

/** Sky, sun, hills far and near. */
const PALETTES = [
  ['#ffe3c2', '#ff4758', '#0f8b8d', '#1b1f3b'],
  ['#ffb627', '#fff6ec', '#d1603d', '#5c2a3e'],
  ['#bfe3e0', '#ffb627', '#2f6f4e', '#173f3a'],
  ['#c9c8e6', '#fff6ec', '#6a6fb0', '#2b2f63'],
] as const;

export function examplePicture(index = 0): PictureSource {
  const [sky, sun, far, near] = PALETTES[index % PALETTES.length] ?? PALETTES[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">` +
    `<path fill="${sky}" d="M0 0h1600v1000H0z"/><circle cx="1050" cy="430" r="210" fill="${sun}"/>` +
    `<path fill="${far}" d="M0 640 380 380l330 300 260-180 630 300v200H0z"/>` +
    `<path fill="${near}" d="M0 820q420-160 800-30t800-60v270H0z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: 1600, height: 1000 };
}
