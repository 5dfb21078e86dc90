/** Orders of a listing (RES-06). */

export const SORTS = [
  'relevance:desc',
  'date:asc',
  'price:asc',
  'price:desc',
  'discount:desc',
  'duration:asc',
  'duration:desc',
  // Days away for each day of leave.
  'daysPerLeave:desc',
  'score:desc',
] as const;
export type Sort = (typeof SORTS)[number];

/** The sorts that a visitor can choose; `score:desc` is the travels' default and accepted in a URL. */
export const OFFERED_SORTS = SORTS.filter((sort) => sort !== 'score:desc');

export const DEFAULT_SORT: Readonly<Record<'tours' | 'travels', Sort>> = {
  tours: 'date:asc',
  travels: 'score:desc',
};

/** Whether tours are grouped by year and month under this sort (RES-07). */
export function isGroupedByMonth(sort: Sort): boolean {
  return sort === 'date:asc' || sort === 'relevance:desc';
}
