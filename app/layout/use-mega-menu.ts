/** The header's panels as state and time (LAY-06); the rules are in `mega-menu-state.ts`. */
import { useEffect, useReducer, type Dispatch } from 'react';
import {
  CLOSED,
  megaMenuTime,
  nextMegaMenuState,
  type MegaMenuEvent,
  type MegaMenuState,
} from './mega-menu-state.ts';

export interface MegaMenu {
  readonly state: MegaMenuState;
  readonly happen: Dispatch<MegaMenuEvent>;
}

export function useMegaMenu(): MegaMenu {
  const [state, happen] = useReducer(nextMegaMenuState, CLOSED);
  useEffect(() => {
    const time = megaMenuTime(state);
    if (time === null) return;
    const timer = setTimeout(happen, time, { type: 'time-over' });
    return () => clearTimeout(timer);
  }, [state]);
  return { state, happen };
}
