/** Runs a lookup (SRCH-03): waits until typing rests, asks, and keeps the newest answer. */
import { debounce } from '../../ui/debounce.ts';
import {
  LOOKUP_DELAY_MS,
  lookupAfter,
  NO_LOOKUP,
  type FoundPlaces,
  type LookupEvent,
  type PlaceLookup,
} from './place-lookup.ts';

/** What the server says of a text; null where it could not. */
export interface PlacesAnswer {
  readonly text: string;
  readonly found: FoundPlaces | null;
}

export interface LookupDriver {
  /** What stands in the field now. */
  readonly look: (text: string) => void;
  readonly answer: (answer: PlacesAnswer) => void;
  readonly end: () => void;
  readonly read: () => PlaceLookup;
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param ask sends the question; its answer comes by `answer` */
export function createLookupDriver(ask: (text: string) => void): LookupDriver {
  const listeners = new Set<() => void>();
  let lookup = NO_LOOKUP;

  const send = (event: LookupEvent): boolean => {
    const before = lookup;
    lookup = lookupAfter(lookup, event);
    if (lookup === before) return false;
    for (const listener of listeners) listener();
    return true;
  };
  const askLater = debounce((sequence: number) => {
    if (send({ type: 'asked', sequence })) ask(lookup.text);
  }, LOOKUP_DELAY_MS);

  return {
    look: (text) => {
      if (!send({ type: 'textChanged', text })) return;
      if (lookup.phase === 'waiting') askLater(lookup.sequence);
      else askLater.cancel();
    },
    answer: ({ text, found }) => {
      // It may be that of an older text, which has no claim to the newest number.
      if (text === lookup.text) send({ type: 'answered', sequence: lookup.sequence, found });
    },
    end: () => {
      askLater.cancel();
      send({ type: 'textChanged', text: '' });
    },
    read: () => lookup,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
