import { useEffect, useReducer } from 'react';
import { bar, track } from './loading-bar.css.ts';
import { loadingBarTime, nextLoadingBarState, type LoadingBarState } from './loading-bar-state.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';

/** The bar at the top of the screen in one of its states. */
export function LoadingBarView({
  state,
  label,
}: {
  readonly state: LoadingBarState;
  readonly label: string;
}) {
  const isSeen = state === 'filling' || state === 'finishing';
  return (
    <div className={track}>
      {isSeen && <progress className={visuallyHidden} aria-label={label} />}
      <div className={bar} data-state={state} />
    </div>
  );
}

export interface LoadingBarProps {
  /** Whether the next page is on its way: `useNavigation().state !== 'idle'`. */
  readonly isLoading: boolean;
  /** What it is, e.g. "Loading page". */
  readonly label: string;
}

/** Tells of a navigation that takes longer than a moment (LAY-13). */
export function LoadingBar({ isLoading, label }: LoadingBarProps) {
  const [state, happen] = useReducer(nextLoadingBarState, 'idle');
  useEffect(() => happen(isLoading ? 'begin' : 'end'), [isLoading]);
  useEffect(() => {
    const time = loadingBarTime(state);
    if (time === null) return;
    const timer = setTimeout(happen, time, 'time-over');
    return () => clearTimeout(timer);
  }, [state]);
  return <LoadingBarView state={state} label={label} />;
}
