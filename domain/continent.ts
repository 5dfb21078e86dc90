/** Continents as the menus, filters and area pages name them (SRCH-05, CMS-06). */

export const CONTINENT_CODES = [
  'asia',
  'europe',
  'africa',
  'oceania',
  'antarctica',
  'america',
  'north-america',
  'south-america',
] as const;
export type ContinentCode = (typeof CONTINENT_CODES)[number];

/** The six areas that have a page of their own. */
export const AREAS = ['asia', 'europe', 'america', 'africa', 'oceania', 'antarctica'] as const;
export type Area = (typeof AREAS)[number];

/** The codes that an area or continent filter takes in: `america` gathers its two halves (CMS-06). */
export function continentCodesIn(code: ContinentCode): readonly ContinentCode[] {
  return code === 'america' ? ['america', 'north-america', 'south-america'] : [code];
}

/** The area page that a continent belongs to. */
export function areaOf(code: ContinentCode): Area {
  return code === 'north-america' || code === 'south-america' ? 'america' : code;
}
