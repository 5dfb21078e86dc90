import { useTranslation } from 'react-i18next';
import { shownSearches, type PastSearch } from '../../../domain/search-history.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { departureText } from '../../search/dates-text.ts';
import { forgetSearches, useSearchHistory } from '../../search/search-history.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { cardLink } from '../../ui/card/card.css.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { CardRow } from '../card-row.tsx';
import * as styles from './block.css.ts';

/**
 * The visitor's own last searches, each leading to it again (SRCH-14). The browser keeps them and the
 * server's page has none: it stays the same for everybody. Who has made none sees nothing of the block.
 */
export function RecentSearchesBlock({ data, isFirst }: BlockProps<'recent-searches'>) {
  const { t } = useTranslation('listing');
  const kept = useSearchHistory();
  const searches = data.searches.length > 0 ? data.searches : kept;
  if (searches.length === 0) return null;
  return (
    <BlockSection
      content={data}
      isFirst={isFirst}
      links={
        <Button type="button" variant="quiet" size="small" onClick={forgetSearches}>
          {t('blocks.forgetSearches')}
        </Button>
      }
    >
      <CardRow>
        {shownSearches(searches).map((search) => (
          <PastSearchCard
            key={`${search.date} ${search.query}`}
            search={search}
            headingAs={isFirst ? 'h2' : 'h3'}
          />
        ))}
      </CardRow>
    </BlockSection>
  );
}

interface PastSearchCardProps {
  readonly search: PastSearch;
  readonly headingAs: 'h2' | 'h3';
}

function PastSearchCard({ search, headingAs: Heading }: PastSearchCardProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { dateFrom, dateTo } = search.values;
  const dates = departureText(
    { dateFrom: dateFrom ?? undefined, dateTo: dateTo ?? undefined },
    { t, market },
  );
  return (
    <Card as="li" linked>
      <Heading className={styles.title}>
        <PageLink
          to="search"
          query={new URLSearchParams(search.query)}
          className={cardLink}
          data-recent-search={search.values.destination}
        >
          {search.values.destination || t('form.anywhere')}
        </PageLink>
      </Heading>
      <p className={styles.dates}>{dates ?? t('form.anyMonth')}</p>
    </Card>
  );
}
