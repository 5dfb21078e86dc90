/**
 * For the `when` of a rule between fields: zod leaves such a rule out when one of the fields is wrong by
 * itself, and an author would mend that only to be told of the next problem.
 */
export function hasFields({ value }: { readonly value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
