/** The active filters, each with a link that takes it away (RES-11). */
import { useTranslation } from 'react-i18next';
import { printSearchFilters, type SearchFilters } from '../../domain/search-filters.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { chip } from '../ui/chip.css.ts';
import { Icon } from '../ui/icon.tsx';
import { Stack } from '../ui/stack.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { activeFilters } from './active-filters.ts';
import { filterLabel } from './filter-label.ts';
import { clearLink } from './filter-chips.css.ts';
import { unfilteredQuery } from './listing-links.ts';

export interface FilterChipsProps {
  readonly filters: SearchFilters;
  /** Names of destinations by their code. */
  readonly destinations: ReadonlyMap<string, string>;
}

/** Nothing where no filter is active. */
export function FilterChips({ filters, destinations }: FilterChipsProps) {
  const { t } = useTranslation('listing');
  const { market, currency } = useSite();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <Stack as="ul" direction="row" gap={8}>
      {active.map((filter) => {
        const label = filterLabel(filter, { t, market, currency, filters, destinations });
        const query = printSearchFilters(filter.without);
        return (
          <li key={`${filter.key} ${label}`}>
            <PageLink to="search" query={query} preventScrollReset className={chip()}>
              <VisuallyHidden>{t('filter.remove')} </VisuallyHidden>
              {label}
              <Icon name="close" />
            </PageLink>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <PageLink
            to="search"
            query={unfilteredQuery(filters)}
            preventScrollReset
            className={clearLink}
          >
            {t('filter.clearAll')}
          </PageLink>
        </li>
      )}
    </Stack>
  );
}
