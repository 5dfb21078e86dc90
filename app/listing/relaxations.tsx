/**
 * What to change of filters, one tap each, with what it would really give (RES-08). Of filters that leave
 * nothing all that helps, the place kept as long as it can be, or that it takes several changes; beside a few
 * results a handful.
 */
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  countActiveFilters,
  printSearchFilters,
  type SearchFilters,
  type Tab,
} from '../../domain/filters/search-filters.ts';
import { relaxedFilters } from '../../domain/filters/relaxation.ts';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip.css.ts';
import { KEEPS_PLACE } from '../ui/keeps-place.ts';
import { Stack } from '../ui/stack.tsx';
import { filterLabel } from './filter-label.ts';
import {
  groupRelaxations,
  widerThanFew,
  type CountedRelaxation,
  type FilterAdvice,
} from './relaxation-groups.ts';
import { relaxationLabel } from './relaxation-label.ts';

export interface RelaxationsProps {
  readonly filters: SearchFilters;
  readonly advice: FilterAdvice;
  /** What the list holds. */
  readonly unit: Tab;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** Path of the page whose address holds the filters. */
  readonly path: string;
}

/** In place of a list that is empty. */
export function Relaxations(props: RelaxationsProps) {
  const { filters, advice } = props;
  const { t } = useTranslation('listing');
  const context = useLabelContext(props);
  const isAlone = countActiveFilters(filters) <= 1;
  // Without the only filter there is everything, which has a link of its own.
  const offered = isAlone
    ? advice.relaxations.filter(({ change }) => change.kind !== 'without')
    : advice.relaxations;
  const { softer, fewer, elsewhere } = groupRelaxations(offered);
  const hasOtherDates = softer.some(({ change }) => DATE_CHANGES.includes(change.kind));
  return (
    <>
      {hasOtherDates && (
        <p>{t('empty.noDates', { dates: filterLabel({ key: 'dates' }, context) })}</p>
      )}
      <Changes {...props} changes={softer} lead={<p>{t('empty.options')}</p>} />
      <Changes {...props} changes={fewer} lead={<p>{t('empty.blocking')}</p>} />
      <Changes {...props} changes={elsewhere} lead={<p>{t('empty.elsewhere')}</p>} />
      {!isAlone && offered.length === 0 && <p>{t('empty.together')}</p>}
    </>
  );
}

/** Below a list of a few results; nothing where no small change gives more. */
export function WiderSearches(props: RelaxationsProps) {
  const { t } = useTranslation('listing');
  const changes = widerThanFew(props.advice.relaxations, props.filters);
  if (changes.length === 0) return null;
  return (
    <Stack as="section" gap={12}>
      <Changes {...props} changes={changes} justify="start" lead={<h3>{t('empty.few')}</h3>} />
    </Stack>
  );
}

/** Those that lead to other dates than the chosen ones. */
const DATE_CHANGES: readonly CountedRelaxation['change']['kind'][] = ['daysSpan', 'month'];

interface ChangesProps extends RelaxationsProps {
  readonly changes: readonly CountedRelaxation[];
  /** What stands above them. */
  readonly lead: ReactNode;
  readonly justify?: 'start' | 'center';
}

function Changes({ changes, lead, justify = 'center', ...props }: ChangesProps) {
  const { filters, unit, path } = props;
  const { t } = useTranslation('listing');
  const context = useLabelContext(props);
  if (changes.length === 0) return null;
  return (
    <>
      {lead}
      <Stack as="ul" direction="row" gap={8} justify={justify}>
        {changes.map(({ change, count }) => {
          const query = printSearchFilters(relaxedFilters(filters, change)).toString();
          return (
            <li key={query}>
              <Link to={query ? `${path}?${query}` : path} {...KEEPS_PLACE} className={chip()}>
                {relaxationLabel(change, t(`search.${unit}Count`, { count }), context)}
              </Link>
            </li>
          );
        })}
      </Stack>
    </>
  );
}

function useLabelContext({ filters, destinations }: RelaxationsProps) {
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  return { t, market, currency, filters, destinations };
}
