/** Id of a day on the pages that tell of it, for links and for the map. */
export function dayId(day: number): string {
  return `day-${day}`;
}
