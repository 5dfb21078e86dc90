/**
 * The list of the where field as a combobox holds it (SRCH-04; APG: editable combobox with list autocomplete):
 * which row is active, what the keys do, and what chooses one.
 */
import { useEffect, useState, type Dispatch } from 'react';
import type { SearchBarEvent } from '../state/search-bar.ts';
import type { WhereOption } from './where-options.ts';

/** Of React or of the browser. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'preventDefault'>;

export interface WhereList {
  readonly id: string;
  readonly options: readonly WhereOption[];
  readonly active: number | null;
  readonly activeId: string | undefined;
  readonly optionId: (index: number) => string;
  readonly choose: (option: WhereOption) => void;
  /** On the text field; true for a key that it took. */
  readonly takeKey: (pressed: PressedKey) => boolean;
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
    takeKey: (pressed) => {
      if (pressed.key === 'Enter' && activeOption) {
        pressed.preventDefault();
        choose(activeOption);
        return true;
      }
      const next = activeAfterKey(pressed.key, active, options.length);
      if (next === undefined) return false;
      if (pressed.key.endsWith('Up') || pressed.key.endsWith('Down')) pressed.preventDefault();
      setActive(next);
      return true;
    },
  };
}

/** The active option after a key, null for the text itself; undefined for a key that moves nothing. */
export function activeAfterKey(
  key: string,
  active: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    // Through the text: from the last option on, and from the first one back.
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    // The caret moves, and is seen to.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return null;
    default:
      return undefined;
  }
}

/** What makes a text field the combobox of a list. */
export function comboboxAttributes({ id, activeId }: WhereList, isExpanded: boolean) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? id : undefined,
    'aria-activedescendant': isExpanded ? activeId : undefined,
  } as const;
}
