/** Minutes of a way that content gives in hours: to five, since nobody knows it better. */
export function wayMinutes(hours: number): number {
  return Math.max(5, Math.round(hours * 12) * 5);
}
