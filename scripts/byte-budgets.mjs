import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The place for the site's byte budgets (architecture: "Figures to reach"). Each counts what a browser
 * fetches, compressed with brotli, over all files that match.
 *
 * @type {ReadonlyArray<{ name: string, files: RegExp, maxBytes: number }>}
 */
export const BYTE_BUDGETS = [{ name: 'the stylesheet', files: /\.css$/, maxBytes: 20 * 1024 }];

/**
 * @param {string} file
 * @returns {number} its size as it is sent
 */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * The budgets that the built files exceed, a line for each.
 *
 * @param {string} assetsFolder the built `client/assets`
 * @param {typeof BYTE_BUDGETS} [budgets]
 * @returns {string[]}
 */
export function exceededBudgets(assetsFolder, budgets = BYTE_BUDGETS) {
  const names = readdirSync(assetsFolder);
  return budgets.flatMap(({ name, files, maxBytes }) => {
    const bytes = names
      .filter((file) => files.test(file))
      .reduce((sum, file) => sum + sentBytes(path.join(assetsFolder, file)), 0);
    return bytes > maxBytes ? [`${name}: ${bytes} bytes with brotli, budget ${maxBytes}`] : [];
  });
}
