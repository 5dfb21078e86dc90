import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../block-props.ts';
import { BlockSection } from '../block-section.tsx';
import { BlockTravels } from '../block-travels.tsx';
import { ListingFilter, NothingNarrowed } from '../listing-filter.tsx';

/** Travels that fit the block's filters, in their order (RES-12). */
export function TravelsListBlock({ data, id, isFirst }: BlockProps<'travels-list'>) {
  const { t } = useTranslation('listing');
  return (
    <BlockSection content={data} isFirst={isFirst}>
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
          ) : undefined
        }
      />
    </BlockSection>
  );
}
