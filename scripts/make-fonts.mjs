/**
 * `npm run fonts`: cuts the two fonts to what pages use, which are then committed (docs/decisions/0075). To be run when a
 * package of a font or a weight changes, with `npm install --no-save subset-font` before.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = 'node_modules/@fontsource-variable';
const FOLDER = 'brand/fonts';

/** What the five languages write: letters of Latin-1, their marks, dashes, quotes, arrows, currencies. */
const CHARACTERS = [
  [0x20, 0x7e],
  [0xa0, 0xa1],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xae, 0xae],
  [0xb0, 0xb0],
  [0xb2, 0xb2],
  [0xb7, 0xb7],
  [0xba, 0xbb],
  [0xbf, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2009, 0x2009],
  [0x2010, 0x2015],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const FONTS = [
  // Headings and prices have one weight.
  { use: 'display', name: 'bricolage-grotesque', weights: 750 },
  { use: 'text', name: 'figtree', weights: { min: 400, max: 700, default: 400 } },
];

const { default: subsetFont } = await import('subset-font');
const text = CHARACTERS.flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');
for (const { use, name, weights } of FONTS) {
  const source = path.join(PACKAGES, name, `files/${name}-latin-wght-normal.woff2`);
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(path.join(FOLDER, `${use}-latin.woff2`), font);
  // The licence asks for its text beside each copy.
  copyFileSync(path.join(PACKAGES, name, 'LICENSE'), path.join(FOLDER, `LICENSE-${name}.txt`));
  console.log(`${name}: ${font.length} bytes`);
}
