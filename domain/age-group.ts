/** Age bands of a tour (RES-03, RES-04). */

export const AGE_GROUPS = ['25-35', '35-49', 'ALL'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

/** Those that a person may say to be in. */
export const PERSON_AGE_GROUPS = ['25-35', '35-49'] as const satisfies readonly AgeGroup[];
export type PersonAgeGroup = (typeof PERSON_AGE_GROUPS)[number];

/** Youngest and oldest age of each band; people slightly outside may still join. */
export const AGE_LIMITS: Readonly<
  Record<AgeGroup, { readonly from: number; readonly to: number }>
> = {
  '25-35': { from: 25, to: 35 },
  '35-49': { from: 35, to: 49 },
  ALL: { from: 25, to: 49 },
};

/** The bands in the order in which every list shows them. */
export function inAgeOrder(groups: readonly AgeGroup[]): AgeGroup[] {
  return AGE_GROUPS.filter((group) => groups.includes(group));
}

/** The ages of a travel whose tours have these bands, and the bands that some of its tours keep to. */
export function ageSpan(groups: readonly AgeGroup[]): {
  readonly from: number;
  readonly to: number;
  readonly narrower: readonly AgeGroup[];
} {
  const limits = groups.map((group) => AGE_LIMITS[group]);
  const from = Math.min(...limits.map((each) => each.from));
  const to = Math.max(...limits.map((each) => each.to));
  const isNarrower = (group: AgeGroup) =>
    AGE_LIMITS[group].from > from || AGE_LIMITS[group].to < to;
  return { from, to, narrower: inAgeOrder(groups).filter(isNarrower) };
}

/** Whether a tour of band `tourGroup` is found by the filter `asked`; ALL filters nothing (RES-04). */
export function matchesAgeGroup(tourGroup: AgeGroup, asked: AgeGroup): boolean {
  return asked === 'ALL' || tourGroup === 'ALL' || tourGroup === asked;
}

/** The bands a person of this age belongs to; at 35 it is both. */
export function ageGroupsOf(age: number): AgeGroup[] {
  return AGE_GROUPS.filter((group) => age >= AGE_LIMITS[group].from && age <= AGE_LIMITS[group].to);
}
