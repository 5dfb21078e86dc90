import { useTranslation } from 'react-i18next';
import { idOfShown, ShowMore } from '../../listing/show-more.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockLink, BlockSection } from '../block-section.tsx';
import { BlockTravels } from '../block-travels.tsx';
import { filterParts, preloadFilter } from '../listing-filter-part.ts';

export { preloadFilter as preload };

/** Travels that fit the block's filters, in their order (RES-12). */
export default function TravelsListBlock({ data, id, isFirst }: BlockProps<'travels-list'>) {
  const { t } = useTranslation('listing');
  const { link, filter } = data;
  const parts = filterParts(filter);
  return (
    <BlockSection
      content={data}
      isFirst={isFirst}
      links={link && <BlockLink link={link} query={parts?.narrowedLinkQuery(link, filter)} />}
    >
      {parts && filter && (
        <parts.ListingFilter
          id={id}
          filter={filter}
          found={data.travels ? t('search.travelsCount', { count: data.total }) : ''}
        />
      )}
      <BlockTravels
        travels={data.travels}
        isRow={data.isRow}
        isFirst={isFirst}
        idOf={(index) => idOfShown(id, index)}
        ifNone={
          parts && filter?.isNarrowed ? (
            <parts.NothingNarrowed filter={filter} unit="travels" />
          ) : (
            data.ifNone && <p>{data.ifNone}</p>
          )
        }
      />
      {data.travels && <ShowMore shown={data.travels.length} total={data.total} listId={id} />}
    </BlockSection>
  );
}
