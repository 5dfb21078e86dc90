/**
 * Names of classes in three or four letters: where its file stands among all files of styles, and where in
 * it. A name is in the page, in the stylesheet and in the script, and a hash cannot be packed
 * (docs/decisions/0032). Both builds, the browser's and the server's, come to the same names.
 */
import { globSync } from 'node:fs';

/** As vanilla-extract tells of a class: its hash is that of the file, with the number of the class in it. */
export interface StyleName {
  readonly hash: string;
  readonly filePath: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function shortClassNames(
  files: readonly string[] = globSync('app/**/*.css.ts'),
): (style: StyleName) => string {
  const places = new Map(
    files.toSorted().map((file, place) => [file.replaceAll('\\', '/'), place]),
  );
  /** Of each file's hash; its first class has the number 0. */
  const lengths = new Map<string, number>();
  return ({ hash, filePath }) => {
    const place = places.get(filePath);
    if (place === undefined) return `_${hash}`;
    const length = lengths.get(filePath) ?? hash.length - 1;
    lengths.set(filePath, length);
    // Always of two letters, so that no two names are alike.
    const [first, second] = [Math.floor(place / LETTERS.length), place % LETTERS.length];
    return `_${LETTERS[first]}${LETTERS[second]}${hash.slice(length)}`;
  };
}
