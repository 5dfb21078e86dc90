/**
 * The filters of a listing on a small screen (RES-11). A form of its own: what its fields do not show
 * goes along unseen, and the search page brings all of it into the one address of those filters.
 */
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NO_FILTERS, type SearchFilters } from '../../../domain/filters/search-filters.ts';
import { PageLink, usePagePath } from '../../i18n/page-link.tsx';
import { FilterFields } from '../../listing/filter-fields.tsx';
import { unfilteredQuery } from '../../listing/listing-links.ts';
import { ShowResults, useLiveCounts } from '../../listing/live-counts.tsx';
import { MONTH_FIELD } from '../../search/form-query.ts';
import { keptEntries } from '../../search/kept-filters.tsx';
import { monthOfDates } from '../../search/month-value.ts';
import { PANEL_KEYS } from '../../search/panel-fields.ts';
import { button } from '../../ui/button/button.css.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { prose } from '../parts/parts.css.ts';

const FORM_ID = 'filters';

export default function FiltersModal({ subject }: ModalProps<'filters'>) {
  const { t } = useTranslation('listing');
  const pathTo = usePagePath();
  const { count, choices } = subject;
  const filters = subject.filters ?? NO_FILTERS;
  const live = useLiveCounts(FORM_ID, choices);
  return (
    <ModalFrame
      title={count > 0 ? t('filter.titleWithCount', { count }) : t('filter.title')}
      actions={
        <>
          <ShowResults form={FORM_ID} tab={filters.tab} total={live.total} />
          {count > 0 && (
            <PageLink
              to="search"
              query={unfilteredQuery(filters)}
              replace
              className={button({ variant: 'quiet', wide: true })}
            >
              {t('filter.clearAll')}
            </PageLink>
          )}
        </>
      }
    >
      <Form id={FORM_ID} method="get" action={pathTo('search')} replace className={prose}>
        {hiddenEntries(filters).map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <FilterFields
          form={FORM_ID}
          id={FORM_ID}
          filters={filters}
          choices={live.choices}
          priceRanges={(live.choices ?? choices)?.priceRanges ?? []}
        />
      </Form>
    </ModalFrame>
  );
}

/**
 * Filters that the modal shows no field for, as names and values of hidden ones.
 *
 * A whole month goes along as the month it is, which exact dates that are typed replace.
 */
export function hiddenEntries(filters: SearchFilters): readonly (readonly [string, string])[] {
  const unseen = keptEntries(filters, PANEL_KEYS);
  const month = monthOfDates({ ...filters, daysSpan: undefined });
  return [...unseen, ...(month === null ? [] : [[MONTH_FIELD, month] as const])];
}
