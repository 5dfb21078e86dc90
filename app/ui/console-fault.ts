/**
 * Faults of the page that no visitor can do anything about: the page goes on as well as it can, and whoever
 * looks at the console is told (ERR-03).
 */
const CONSOLE_FAULTS = {
  floating: 'No floating element found.',
  scroll: 'The scroll container is missing on mobile.',
  eventName: 'A tab has no analytics event name.',
} as const;
export type ConsoleFault = keyof typeof CONSOLE_FAULTS;

/** What was looked for, or null and a line in the console. */
export function foundOrReported<Part>(
  part: Part | null | undefined,
  fault: ConsoleFault,
): Part | null {
  if (part) return part;
  // oxlint-disable-next-line no-console
  console.error(CONSOLE_FAULTS[fault]);
  return null;
}
