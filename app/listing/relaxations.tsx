/**
 * What to change of filters that leave nothing, one tap each, with what it would really give (RES-08): which
 * filter blocks by itself, then what else helps; that it takes several, where nothing does.
 */
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { RelaxationsAnswer } from '../../contract/relaxation.ts';
import { relaxedFilters } from '../../domain/relaxation.ts';
import {
  countActiveFilters,
  printSearchFilters,
  type SearchFilters,
  type Tab,
} from '../../domain/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip.css.ts';
import { Stack } from '../ui/stack.tsx';
import { filterLabel } from './filter-label.ts';
import { relaxationLabel } from './relaxation-label.ts';

/** Results without any filter, and changes that give some. */
export type EmptyAdvice = Pick<RelaxationsAnswer['data'], 'all' | 'relaxations'>;

export interface RelaxationsProps {
  readonly filters: SearchFilters;
  readonly advice: EmptyAdvice;
  /** What the list holds. */
  readonly unit: Tab;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** Path of the page whose address holds the filters. */
  readonly path: string;
}

export function Relaxations(props: RelaxationsProps) {
  const { filters, advice } = props;
  const { t } = useTranslation('listing');
  const context = useLabelContext(props);
  const isAlone = countActiveFilters(filters) <= 1;
  const isWithout = ({ change }: Change) => change.kind === 'without';
  // Without the only filter there is everything, which has a link of its own.
  const blocking = isAlone ? [] : advice.relaxations.filter(isWithout);
  const others = advice.relaxations.filter((change) => !isWithout(change));
  const hasOtherDates = others.some(({ change }) => DATE_CHANGES.includes(change.kind));
  return (
    <>
      {hasOtherDates && (
        <p>{t('empty.noDates', { dates: filterLabel({ key: 'dates' }, context) })}</p>
      )}
      {blocking.length > 0 && <p>{t('empty.blocking')}</p>}
      <Changes {...props} changes={blocking} />
      {others.length > 0 && <p>{t('empty.options')}</p>}
      <Changes {...props} changes={others} />
      {!isAlone && advice.relaxations.length === 0 && <p>{t('empty.together')}</p>}
    </>
  );
}

type Change = EmptyAdvice['relaxations'][number];

/** Those that lead to other dates than the chosen ones. */
const DATE_CHANGES: readonly Change['change']['kind'][] = ['daysSpan', 'month'];

function Changes(props: RelaxationsProps & { readonly changes: readonly Change[] }) {
  const { filters, unit, path, changes } = props;
  const { t } = useTranslation('listing');
  const context = useLabelContext(props);
  if (changes.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap={8} justify="center">
      {changes.map(({ change, count }) => {
        const query = printSearchFilters(relaxedFilters(filters, change)).toString();
        return (
          <li key={query}>
            <Link to={query ? `${path}?${query}` : path} preventScrollReset className={chip()}>
              {relaxationLabel(change, t(`search.${unit}Count`, { count }), context)}
            </Link>
          </li>
        );
      })}
    </Stack>
  );
}

function useLabelContext({ filters, destinations }: RelaxationsProps) {
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  return { t, market, currency, filters, destinations };
}
