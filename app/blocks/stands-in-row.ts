import type { Filters } from '../../contract/filters.ts';

/** More of them are a list to be read down. */
const MOST_IN_ROW = 12;

/** Whether a block shows so few cards that on a phone they stand in a row (LAY-16). */
export function standsInRow({ show }: Pick<Filters, 'show'>): boolean {
  return show !== undefined && show <= MOST_IN_ROW;
}
