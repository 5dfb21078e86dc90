import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../block-props.ts';
import { BlockLink, BlockSection } from '../block-section.tsx';
import { BlockTravels } from '../block-travels.tsx';
import { ListingFilter, NothingNarrowed } from '../listing-filter.tsx';
import { narrowedLinkQuery } from '../narrowed-link.ts';

/** Travels that fit the block's filters, in their order (RES-12). */
export default function TravelsListBlock({ data, id, isFirst }: BlockProps<'travels-list'>) {
  const { t } = useTranslation('listing');
  const { link } = data;
  return (
    <BlockSection
      content={data}
      isFirst={isFirst}
      links={link && <BlockLink link={link} query={narrowedLinkQuery(link, data.filter)} />}
    >
      {data.filter && (
        <ListingFilter
          id={id}
          filter={data.filter}
          found={
            data.travels?.length ? t('search.travelsCount', { count: data.travels.length }) : ''
          }
        />
      )}
      <BlockTravels
        travels={data.travels}
        isRow={data.isRow}
        isFirst={isFirst}
        ifNone={
          data.filter?.isNarrowed ? (
            <NothingNarrowed filter={data.filter} unit="travels" />
          ) : (
            data.ifNone && <p>{data.ifNone}</p>
          )
        }
      />
    </BlockSection>
  );
}
