/** Which page numbers a pagination shows. */

/** Pages on each side of the current one. */
const NEIGHBOURS = 1;

/**
 * The first page, the last, the current one and its neighbours, in order; `null` stands where some are
 * left out. A gap of one page is filled by that page.
 */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const shown: (number | null)[] = [];
  let previous = 0;
  for (let page = 1; page <= last; page += 1) {
    const isShown = page === 1 || page === last || Math.abs(page - current) <= NEIGHBOURS;
    if (!isShown) continue;
    if (page - previous === 2) shown.push(page - 1);
    else if (page - previous > 2) shown.push(null);
    shown.push(page);
    previous = page;
  }
  return shown;
}
