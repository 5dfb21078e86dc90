/** The list of the where field as a combobox holds it (SRCH-04): which row is active, and what chooses it. */
import { useEffect, useState, type Dispatch, type KeyboardEvent } from 'react';
import type { SearchBarEvent } from '../state/search-bar.ts';
import { activeAfterKey } from './list-keys.ts';
import type { WhereOption } from './where-options.ts';

export interface WhereList {
  readonly id: string;
  readonly options: readonly WhereOption[];
  readonly active: number | null;
  readonly activeId: string | undefined;
  readonly optionId: (index: number) => string;
  readonly choose: (option: WhereOption) => void;
  /** On the text field; true for a key that it took. */
  readonly takeKey: (event: KeyboardEvent<HTMLElement>) => boolean;
}

export function useWhereList(
  id: string,
  options: readonly WhereOption[],
  send: Dispatch<SearchBarEvent>,
): WhereList {
  const text = options[0]?.kind === 'keyword' ? options[0].text : '';
  const [moved, setMoved] = useState<{ readonly text: string; readonly to: number | null }>();
  // Another text, another list: no row of it was come to.
  const active = moved?.text === text ? moved.to : null;
  const setActive = (to: number | null) => setMoved({ text, to });

  const optionId = (index: number) => `${id}-${index}`;
  const activeOption = active === null ? undefined : options[active];
  const activeId = active === null || !activeOption ? undefined : optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (option: WhereOption) => {
    setActive(null);
    send(
      option.kind === 'keyword'
        ? { type: 'keywordChosen' }
        : { type: 'destinationChosen', destination: option.place },
    );
  };
  return {
    id,
    options,
    active: activeOption ? active : null,
    activeId,
    optionId,
    choose,
    takeKey: (event) => {
      if (event.key === 'Enter' && activeOption) {
        event.preventDefault();
        choose(activeOption);
        return true;
      }
      const next = activeAfterKey(event.key, active, options.length);
      if (next === undefined) return false;
      if (event.key.endsWith('Up') || event.key.endsWith('Down')) event.preventDefault();
      setActive(next);
      return true;
    },
  };
}
