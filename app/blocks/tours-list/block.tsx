import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../../domain/date-format.ts';
import { TourGrid, TourGroups } from '../../listing/listing-groups.tsx';
import { TourCard } from '../../listing/cards.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockLink, BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { CardRow, IN_ROW } from '../card-row.tsx';
import { filterParts, preloadFilter } from '../listing-filter-part.ts';
import { preloadSafety, SafetyPart } from '../safety-part.tsx';
import * as styles from './block.css.ts';

export async function preload(data: BlockProps<'tours-list'>['data']): Promise<void> {
  await Promise.all([preloadFilter(data), preloadSafety()]);
}

/** Departures that fit the block's filters (RES-12), under their months where it lists all (RES-07). */
export default function ToursListBlock({ data, id, isFirst }: BlockProps<'tours-list'>) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { tours, sort, soon, rest, link, filter } = data;
  const parts = filterParts(filter);
  const under = isFirst ? 1 : 2;
  // A list says how to see all of it; a teaser has the way that its content says, and the list where it says none.
  // The plain search is no way to more of the same: there the narrowed one stands before it.
  const isList = filter !== null;
  const links =
    rest && (!link || isList || link.routingKey === 'search') ? (
      <>
        <PageLink
          to="search"
          query={new URLSearchParams(rest.query)}
          className={button({ variant: 'primary' })}
        >
          {rest.dateFrom
            ? t('blocks.allToursFrom', {
                count: rest.total,
                date: formatLongDate(rest.dateFrom, market),
              })
            : t('blocks.allTours', { count: rest.total })}
        </PageLink>
        {link && !filter?.isNarrowed && <BlockLink link={link} />}
      </>
    ) : (
      link && <BlockLink link={link} query={parts?.narrowedLinkQuery(link, filter)} />
    );
  return (
    <BlockSection content={data} isFirst={isFirst} links={links} below={links && <SafetyPart />}>
      {parts && filter && (
        <parts.ListingFilter
          id={id}
          filter={filter}
          found={data.total !== null ? t('search.toursCount', { count: data.total }) : ''}
        />
      )}
      {tours === null ? (
        <BlockWithoutAnswer />
      ) : tours.length === 0 && parts && filter?.isNarrowed ? (
        <parts.NothingNarrowed filter={filter} unit="tours" />
      ) : tours.length === 0 ? (
        data.ifNone ? (
          <p>{data.ifNone}</p>
        ) : (
          <NoDepartures />
        )
      ) : data.isGrouped ? (
        <TourGroups tours={tours} sort={sort} under={under} />
      ) : data.isRow ? (
        <CardRow>
          {tours.map((tour) => (
            <TourCard
              key={tour.code}
              as="li"
              tour={tour}
              headingAs={isFirst ? 'h2' : 'h3'}
              picture={IN_ROW}
            />
          ))}
        </CardRow>
      ) : (
        <TourGrid tours={tours} under={under} />
      )}
      {soon && (
        <p className={styles.soon}>
          <PageLink to="search" query={new URLSearchParams(soon.query)} className={textLink()}>
            {t('blocks.soon', { count: soon.total })}
          </PageLink>
        </p>
      )}
    </BlockSection>
  );
}

/** None is scheduled at present, and whom to ask (RES-08). */
function NoDepartures() {
  const { t } = useTranslation('listing');
  const { brand } = useSite();
  return (
    <p>
      {t('empty.noDepartures')} <a href={`mailto:${brand.email}`}>{t('empty.write')}</a>
    </p>
  );
}
