/** A function that runs once its calls have stopped for so long, with the last call's arguments. */
export type Debounced<Arguments extends unknown[]> = ((...args: Arguments) => void) & {
  /** Forgets the call that waits. */
  readonly cancel: () => void;
};

export function debounce<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  delayMs: number,
): Debounced<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = (...args: Arguments) => {
    cancel();
    timer = setTimeout(run, delayMs, ...args);
  };
  return Object.assign(later, { cancel });
}
