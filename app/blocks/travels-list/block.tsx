import { useTranslation } from 'react-i18next';
import { TravelGrid } from '../../listing/listing-groups.tsx';
import { TravelCard } from '../../listing/travel-card.tsx';
import type { BlockProps } from '../block-props.ts';
import { BlockLink, BlockSection } from '../block-section.tsx';
import { BlockWithoutAnswer } from '../block-without-answer.tsx';
import { CardRow } from '../card-row.tsx';

/** Travels that fit the block's filters, in their order (RES-12). */
export function TravelsListBlock({ data, isFirst }: BlockProps<'travels-list'>) {
  const { t } = useTranslation('listing');
  return (
    <BlockSection
      title={data.title}
      subtitle={data.subtitle}
      isFirst={isFirst}
      links={data.link && <BlockLink link={data.link} />}
    >
      {data.travels === null ? (
        <BlockWithoutAnswer />
      ) : data.travels.length === 0 ? (
        <p>{t('empty.noTravels')}</p>
      ) : data.isRow ? (
        <CardRow>
          {data.travels.map((travel) => (
            <TravelCard
              key={travel.slug}
              as="li"
              travel={travel}
              headingAs={isFirst ? 'h2' : 'h3'}
            />
          ))}
        </CardRow>
      ) : (
        <TravelGrid travels={data.travels} under={isFirst ? 1 : 2} />
      )}
    </BlockSection>
  );
}
