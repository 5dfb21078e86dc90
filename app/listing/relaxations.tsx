/** Changes of filters as links, each with what it is called and what it would give (RES-08). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../domain/date-format.ts';
import { relaxedFilters, type Relaxation } from '../../domain/filters/relaxation.ts';
import {
  countActiveFilters,
  printSearchFilters,
  type SearchFilters,
  type Tab,
} from '../../domain/filters/search-filters.ts';
import { useSite } from '../i18n/site.ts';
import { wholeContinent } from '../search/search-choices.ts';
import { chip } from '../ui/chip/chip.css.ts';
import { Link } from '../ui/link.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import {
  filterLabel,
  activeFilters,
  type FilterLabelContext,
  leaveLimitLabel,
  lengthRangeLabel,
  priceRangeLabel,
  wordKey,
} from './filter-label.ts';
import { listingAddress } from './listing-links.ts';
import {
  groupRelaxations,
  widerThanFew,
  type CountedRelaxation,
  type FilterAdvice,
} from './relaxation-groups.ts';

export interface RelaxationsProps {
  readonly filters: SearchFilters;
  readonly advice: FilterAdvice;
  /** What the list holds. */
  readonly unit: Tab;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
  /** Address of the page that holds the filters, with what else its query has. */
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
  const { softer, fewer, otherwise, elsewhere } = groupRelaxations(offered);
  const hasOtherDates = softer.some(({ change }) => DATE_CHANGES.includes(change.kind));
  return (
    <>
      {hasOtherDates && (
        <p>{t('empty.noDates', { dates: filterLabel({ key: 'dates' }, context) })}</p>
      )}
      <Changes {...props} changes={softer} lead={<p>{t('empty.options')}</p>} />
      <Changes {...props} changes={fewer} lead={<p>{t('empty.blocking')}</p>} />
      <Changes {...props} changes={otherwise} lead={<p>{t('empty.otherwise')}</p>} />
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
          const query = printSearchFilters(relaxedFilters(filters, change));
          return (
            <li key={String(query)}>
              <Link to={listingAddress(path, query)} preventScrollReset className={chip()}>
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

/** @param results how many it would give, in words */
function relaxationLabel(change: Relaxation, results: string, context: FilterLabelContext): string {
  const { t, market, currency } = context;
  switch (change.kind) {
    case 'without':
      return withoutLabel(labelsOfGroups(change.filters, context), results, t);
    case 'daysSpan':
      return t('empty.days', { count: change.daysSpan, results });
    case 'month':
      return t('empty.change', { change: formatMonth(change.month, market), results });
    case 'continent':
      return t('empty.change', { change: wholeContinent(change.continentId, t), results });
    case 'priceTo': {
      const label = priceRangeLabel({ from: null, to: change.priceTo }, currency, t);
      return t('empty.change', { change: label, results });
    }
    case 'length':
      return t('empty.change', { change: lengthRangeLabel(change.length, t), results });
    case 'leaveTo':
      return t('empty.change', { change: leaveLimitLabel(change.leaveTo, t), results });
    case 'word': {
      const word = t(wordKey(change.filter, change.word));
      return t('empty.change', { change: word, results });
    }
    case 'text': {
      const text = t('filter.text', { text: change.textSearch });
      return t('empty.change', { change: text, results });
    }
  }
}

function withoutLabel(
  labels: readonly string[],
  results: string,
  t: FilterLabelContext['t'],
): string {
  const [filter, ...others] = labels;
  if (others.length === 0) return t('empty.without', { filter, results });
  const filters = labels.map((text) => t('filter.text', { text })).join(', ');
  return t('empty.withoutAll', { filters, results });
}

/** All values of the filters that are taken away. */
function labelsOfGroups(groups: readonly string[], context: FilterLabelContext): readonly string[] {
  return activeFilters(context.filters)
    .filter(({ key }) => groups.includes(key))
    .map((filter) => filterLabel(filter, context));
}
