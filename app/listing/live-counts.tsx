/** What a form of filters would find, while it is being filled in (RES-10): the counts, and the button that says it. */
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tab } from '../../domain/filters/search-filters.ts';
import { readForm } from '../search/form-query.ts';
import { Button } from '../ui/button/button.tsx';
import { debounce } from '../ui/debounce.ts';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import type { ListingCounts } from './listing-counts.server.ts';
import type { PanelChoices } from './panel-choices.ts';

const ASKED_AFTER_MS = 150;
const COUNTS_PATH = '/search-bar/counts';

export interface LiveCounts {
  /** Null before the first change, while it is being counted and when it could not be counted. */
  readonly total: number | null;
  /** The previous ones until new ones come, so that no number flickers; null when they could not be fetched. */
  readonly choices: PanelChoices | null;
}

/**
 * Fetches the counts again after each change of a field that belongs to the form, wherever on the page it is. An
 * answer to anything but the form's current state is ignored.
 *
 * @param drawn the choices that the page came with
 */
export function useLiveCounts(form: string, drawn: PanelChoices | null): LiveCounts {
  const { load, data } = useFetcher<ListingCounts | null>();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    let isAsked = false;
    const ask = debounce((query: string) => load(`${COUNTS_PATH}?${query}`), ASKED_AFTER_MS);
    const listen = ({ target }: Event) => {
      const own = formOf(target);
      // An event of the form itself changes no field, so it does not start the counting.
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

export interface ShowResultsProps {
  /** ID of the form that the button sends. */
  readonly form: string;
  readonly tab: Tab;
  /** How many results it would find; null when unknown. */
  readonly total: number | null;
}

/** Sends the filters and says how many results they would find, to screen readers too. */
export function ShowResults({ form, tab, total }: ShowResultsProps) {
  const { t } = useTranslation('listing');
  const words = total === 0 ? t('filter.showNone') : t(`filter.show.${tab}`, { count: total ?? 0 });
  return (
    <>
      <Button form={form} wide>
        {total === null ? t('filter.apply') : words}
      </Button>
      <VisuallyHidden as="output">
        {total === null ? '' : t(`search.${tab}Count`, { count: total })}
      </VisuallyHidden>
    </>
  );
}
