import { useEffect, useState } from 'react';

/** How long a skeleton is seen at least (API-07): one that goes at once flashes. */
export const SKELETON_MS = 200;

/** Whether to draw a skeleton in place of what is loading. */
export function useSkeleton(isLoading: boolean): boolean {
  const [isHeld, setHeld] = useState(isLoading);
  const [follow] = useState(() => holdFor(SKELETON_MS, setHeld));
  useEffect(() => follow(isLoading), [follow, isLoading]);
  return isLoading || isHeld;
}

/**
 * Tells when something comes and when it goes, but the latter no sooner than a while after the former. What goes and
 * comes again meanwhile has stayed.
 */
export function holdFor(
  minimumMs: number,
  tell: (isThere: boolean) => void,
): (isThere: boolean) => void {
  let since: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isThere) => {
    clearTimeout(timer);
    if (isThere) {
      since ??= performance.now();
      tell(true);
    } else if (since !== null) {
      const go = (): void => {
        since = null;
        tell(false);
      };
      timer = setTimeout(go, Math.max(0, since + minimumMs - performance.now()));
    }
  };
}
