/** The whole name of a coordinator or a host, as it is shown and told (TRV-10). */
export function personName(person: {
  readonly firstName: string;
  readonly lastName: string;
}): string {
  return `${person.firstName} ${person.lastName}`;
}
