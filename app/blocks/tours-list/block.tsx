import { useTranslation } from 'react-i18next';
import { TourGrid, TourGroups } from '../../listing/listing-groups.tsx';
import { TourCard } from '../../listing/cards.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockLink, BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { CardRow, IN_ROW } from '../card-row.tsx';
import { ListingFilter, NothingNarrowed } from '../listing-filter.tsx';
import { narrowedLinkQuery } from '../narrowed-link.ts';

/** Departures that fit the block's filters (RES-12), under their months where it lists all (RES-07). */
export default function ToursListBlock({ data, id, isFirst }: BlockProps<'tours-list'>) {
  const { t } = useTranslation('listing');
  const { tours, sort, rest, link } = data;
  const under = isFirst ? 1 : 2;
  // A list says how to see all of it; a teaser has the way that its content says, and the list where it says none.
  // The plain search is no way to more of the same: there the narrowed one stands before it.
  const isList = data.filter !== null;
  const links =
    rest && (!link || isList || link.routingKey === 'search') ? (
      <>
        <PageLink
          to="search"
          query={new URLSearchParams(rest.query)}
          className={button({ variant: 'primary' })}
        >
          {t('blocks.allTours', { count: rest.total })}
        </PageLink>
        {link && !data.filter?.isNarrowed && <BlockLink link={link} />}
      </>
    ) : (
      link && <BlockLink link={link} query={narrowedLinkQuery(link, data.filter)} />
    );
  return (
    <BlockSection content={data} isFirst={isFirst} links={links}>
      {data.filter && (
        <ListingFilter
          id={id}
          filter={data.filter}
          found={data.total ? t('search.toursCount', { count: data.total }) : ''}
        />
      )}
      {tours === null ? (
        <BlockWithoutAnswer />
      ) : tours.length === 0 && data.filter?.isNarrowed ? (
        <NothingNarrowed filter={data.filter} unit="tours" />
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
