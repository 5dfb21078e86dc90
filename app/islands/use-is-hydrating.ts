import { useSyncExternalStore } from 'react';

/** Whether this is the first drawing over what the server has drawn; on the server always. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, no, yes);
}

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;
