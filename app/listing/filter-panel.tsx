/**
 * The filters beside a listing, fields of the search form by its id. They apply by themselves: the address follows each
 * change. Without scripts one button sends all of them, whichever was changed (RES-11). A desktop shows them always; a
 * smaller screen has a link to the modal with the same fields.
 */
import { useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printSearchFilters, type SearchFilters } from '../../domain/filters/search-filters.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { useHasScripts } from '../is-page-hydrated.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { queryOfForm, readForm } from '../search/form-query.ts';
import { isHeadedFor } from '../site-router.ts';
import { Button } from '../ui/button/button.tsx';
import { debounce } from '../ui/debounce.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { isFormChanged, keepFieldsWhile } from '../ui/use-fields-of.ts';
import { FilterFields } from './filter-fields.tsx';
import * as styles from './filter-panel.css.ts';
import type { PanelChoices } from './panel-choices.ts';

/** Of a field that is typed in. */
const APPLIED_AFTER_MS = 500;

export interface FilterPanelProps {
  /** Id of the form that the fields belong to. */
  readonly form: string;
  readonly filters: SearchFilters;
  /** Filters that are active now. */
  readonly count: number;
  /** What the filters of the address leave of each choice; null where it is not known. */
  readonly choices: PanelChoices | null;
}

/** Shown on a desktop: a folded one opens by itself there, where a browser lets it. */
export function FilterPanel({ form, filters, count, choices }: FilterPanelProps) {
  const { t } = useTranslation('listing');
  const { isApplied, revision, onInput } = useAppliedFields(form, filters);
  return (
    <details className={styles.panel}>
      <summary className={styles.summary}>
        <Icon name="filter" />
        {count > 0 ? t('filter.titleWithCount', { count }) : t('filter.title')}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={styles.body} onInput={onInput}>
        <h2 className={styles.heading}>{t('filter.title')}</h2>
        <FilterFields
          key={revision}
          form={form}
          id="filter"
          filters={filters}
          choices={choices}
          priceRanges={choices?.priceRanges ?? []}
        />
        <div className={styles.send} data-scripted={isApplied ? '' : undefined}>
          <Button form={form} wide>
            {t('filter.apply')}
          </Button>
        </div>
      </div>
    </details>
  );
}

/**
 * Applies the fields of the panel as they are changed, each as a step of the history.
 *
 * @returns whether scripts do so; what to call with each change; and a number that changes with filters that the fields
 *   have not asked for, such as of a step back: they are drawn anew then, and stay what they are otherwise
 */
function useAppliedFields(formId: string, filters: SearchFilters) {
  const navigate = useNavigate();
  const path = usePagePath()('search');
  const hasScripts = useHasScripts();
  // What was changed before scripts heard of it waits for the button.
  const [isBehind, setIsBehind] = useState(() => isFormChanged(formId));

  const query = printSearchFilters(filters).toString();
  const [asked, setAsked] = useState<string | null>(null);
  const [shown, setShown] = useState({ query, revision: 0 });
  if (shown.query !== query) {
    // The answer to an earlier change may come while a later one is on its way.
    const isAsked = asked !== null && isHeadedFor(asked);
    setShown({ query, revision: shown.revision + (isAsked ? 0 : 1) });
    if (!isAsked) setAsked(null);
  }

  const { now, later } = useMemo(() => {
    const apply = () => {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const sent = readForm(form);
      const wanted = (queryOfForm(sent) ?? sent).toString();
      const href = wanted ? `${path}?${wanted}` : path;
      if (isHeadedFor(href)) return;
      keepFieldsWhile(form, () => isHeadedFor(href));
      setAsked(href);
      setIsBehind(false);
      navigate(href, { preventScrollReset: true });
    };
    return { now: apply, later: debounce(apply, APPLIED_AFTER_MS) };
  }, [formId, navigate, path]);
  useEffect(() => later.cancel, [later]);

  const onInput = ({ target }: FormEvent) => {
    later.cancel();
    const isTyped = target instanceof HTMLInputElement && /^(date|number)$/.test(target.type);
    if (isTyped) later();
    else now();
  };
  return { isApplied: hasScripts && !isBehind, revision: shown.revision, onInput };
}

/** The way to the same fields where the panel is not shown: half a line of a phone holds no more words. */
export function FilterOpener({ count }: Pick<FilterPanelProps, 'count'>) {
  const { t } = useTranslation('listing');
  return (
    <ModalLink name="filters" className={styles.opener}>
      <Icon name="filter" />
      {count > 0 ? `${t('filter.title')} (${count})` : t('filter.title')}
    </ModalLink>
  );
}
