/**
 * What a form of filters would find, while it is being filled in (RES-10). Asked again after each change of
 * a field that belongs to it, wherever on the page it stands; of several answers the newest counts, and an
 * answer to anything but what the form means now counts for nothing.
 */
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { readForm } from '../search/form-query.ts';
import { debounce } from '../ui/debounce.ts';
import type { ListingCounts } from './listing-counts.server.ts';
import type { PanelChoices } from './panel-choices.ts';

const ASKED_AFTER_MS = 150;
const COUNTS_PATH = '/search-bar/counts';

export interface LiveCounts {
  /** Null as long as nothing was changed, or it is being counted, and where it could not be. */
  readonly total: number | null;
  /** Those of before until others come: no number goes away to come again. Null where none could be had. */
  readonly choices: PanelChoices | null;
}

/** @param drawn what the page came with */
export function useLiveCounts(form: string, drawn: PanelChoices | null): LiveCounts {
  const { load, data } = useFetcher<ListingCounts | null>();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    let isAsked = false;
    const ask = debounce((query: string) => load(`${COUNTS_PATH}?${query}`), ASKED_AFTER_MS);
    const listen = ({ target }: Event) => {
      const own = formOf(target);
      // What no field says changes nothing of a number that is not there yet.
      if (own?.id !== form || (own === target && !isAsked)) return;
      isAsked = true;
      const query = readForm(own).toString();
      setAsked(query);
      ask(query);
    };
    document.addEventListener('input', listen);
    return () => {
      document.removeEventListener('input', listen);
      ask.cancel();
    };
  }, [form, load]);
  return {
    total: data && data.asked === asked ? data.total : null,
    choices: data === undefined ? drawn : (data?.choices ?? null),
  };
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target;
  const form = target instanceof Element && 'form' in target ? target.form : null;
  return form instanceof HTMLFormElement ? form : null;
}
