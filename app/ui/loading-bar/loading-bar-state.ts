/** The states of the bar that tells of a navigation, as pure rules (LAY-13). */

/** Quick navigations show nothing; the bar fills over about 5 s; at the end it is seen full, and goes. */
export const LOADING_THROTTLE_MS = 200;
export const LOADING_FILL_MS = 5000;
export const LOADING_FINISH_MS = 300;

/** `waiting` is not seen yet, `filling` moves to its end, `finishing` is full and fades. */
export type LoadingBarState = 'idle' | 'waiting' | 'filling' | 'finishing';

/** The page is loading, or no more (it came, it failed, it was given up), or a state's time is over. */
export type LoadingBarEvent = 'begin' | 'end' | 'time-over';

const NEXT: Readonly<Record<LoadingBarState, Partial<Record<LoadingBarEvent, LoadingBarState>>>> = {
  idle: { begin: 'waiting' },
  waiting: { end: 'idle', 'time-over': 'filling' },
  // Full and still loading: it waits there.
  filling: { end: 'finishing' },
  finishing: { begin: 'waiting', 'time-over': 'idle' },
};

export function nextLoadingBarState(
  state: LoadingBarState,
  event: LoadingBarEvent,
): LoadingBarState {
  return NEXT[state][event] ?? state;
}

/** How long a state lasts before its time is over; null for those that last until something happens. */
export function loadingBarTime(state: LoadingBarState): number | null {
  if (state === 'waiting') return LOADING_THROTTLE_MS;
  return state === 'finishing' ? LOADING_FINISH_MS : null;
}
