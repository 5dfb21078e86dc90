/** How wide the names of a map are, in pixels: the page's letters as `stop-marks.css.ts` draws them, rounded up. */

const WIDTHS: readonly (readonly [pixels: number, letters: string])[] = [
  [3.2, "il íìîï’'."],
  [4, 'jI'],
  [5, 'frt-()1'],
  [6, 'sz/'],
  [7.1, 'acehknuvxyFJLàáâäçèéêëñùúûüşğ237'],
  [9, 'ACDKUVX'],
  [10, 'GHNOQ'],
  [11, 'mwM'],
  [13, 'W'],
];
/** Of any other letter. */
const USUAL = 8;
const OF_LETTERS = new Map(
  WIDTHS.flatMap(([pixels, letters]) => [...letters].map((letter) => [letter, pixels] as const)),
);

export function textWidth(line: string): number {
  let width = 0;
  for (const letter of line) width += OF_LETTERS.get(letter) ?? USUAL;
  return width;
}
