/** Id of a day on the pages that tell of it, for links and for the map. */
export function dayId(day: number): string {
  return `day-${day}`;
}

/** The day of such an id; null for another one. */
export function dayOfId(id: string): number | null {
  const number = /^day-(\d+)$/.exec(id)?.[1];
  return number === undefined ? null : Number(number);
}
