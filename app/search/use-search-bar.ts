/** The search bar's state in React: its reducer, what closes it from outside, and its timer. */
import { useEffect, useReducer, useState, type Dispatch, type RefObject } from 'react';
import type { PanelRules } from './state/panel.ts';
import {
  RANGE_SETTLES_MS,
  searchBarReducer,
  startingState,
  type SearchBarEvent,
  type SearchBarState,
  type Selection,
} from './state/search-bar.ts';

export interface SearchBarOptions {
  /** What the page's address gives; another object is another address. */
  readonly given: Selection;
  readonly rules?: PanelRules;
  /** The bar with its dropdown: a press anywhere else closes it. */
  readonly container: RefObject<HTMLElement>;
}

export function useSearchBar({ given, rules, container }: SearchBarOptions): {
  readonly state: SearchBarState;
  readonly send: Dispatch<SearchBarEvent>;
} {
  const [reducer] = useState(() => searchBarReducer(rules));
  const [state, send] = useReducer(reducer, given, startingState);
  const { isOpen } = state.panel;
  const { range } = state.when;

  useEffect(() => {
    if (given !== state.given) send({ type: 'given', selection: given });
    // The state's own is what was told last.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [given]);

  useEffect(() => {
    if (!range) return;
    const timer = setTimeout(() => send({ type: 'rangeSettled' }), RANGE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [range]);

  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const listening = { signal: ending.signal, passive: true };
    const onPress = ({ target }: Event) => {
      const isInside = target instanceof Node && container.current?.contains(target);
      if (!isInside) send({ type: 'dismissed', by: 'outside' });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') send({ type: 'dismissed', by: 'escape' });
    };
    document.addEventListener('pointerdown', onPress, listening);
    document.addEventListener('keydown', onKey, listening);
    window.addEventListener('scroll', () => send({ type: 'scrolled', y: scrollY }), listening);
    window.addEventListener(
      'resize',
      () => send({ type: 'resized', width: innerWidth }),
      listening,
    );
    return () => ending.abort();
  }, [isOpen, container]);

  return { state, send };
}
