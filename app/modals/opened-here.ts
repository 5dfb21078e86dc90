/** What a step of the history says when it opened a modal: the step before is the page without it. */
export const OPENED_HERE = { hasOpenedModal: true } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasOpenedModal' in state;
}
