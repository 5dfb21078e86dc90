import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TravelCardData } from '../listing/card-data.ts';
import { TravelGrid } from '../listing/listing-groups.tsx';
import { TravelCard } from '../listing/cards.tsx';
import { BlockWithoutAnswer } from './block-without-answer.tsx';
import { CardRow, IN_ROW } from './card-row.tsx';

export interface BlockTravelsProps {
  /** Null without an answer. */
  readonly travels: readonly TravelCardData[] | null;
  /** Whether they stand in a row on a phone. */
  readonly isRow: boolean;
  /** Whether the block leads the page: its title is the page's heading. */
  readonly isFirst: boolean;
  /** Of those that further ones begin with, by their place in the list. */
  readonly idOf?: (index: number) => string | undefined;
  /** In place of a list of none; by default words that there is none. */
  readonly ifNone?: ReactNode;
}

/** The travels of a block, under its title (RES-12). */
export function BlockTravels({ travels, isRow, isFirst, idOf, ifNone }: BlockTravelsProps) {
  const { t } = useTranslation('listing');
  if (travels === null) return <BlockWithoutAnswer />;
  if (travels.length === 0) return ifNone ?? <p>{t('empty.noTravels')}</p>;
  if (!isRow) return <TravelGrid travels={travels} idOf={idOf} under={isFirst ? 1 : 2} />;
  return (
    <CardRow>
      {travels.map((travel) => (
        <TravelCard
          key={travel.slug}
          as="li"
          travel={travel}
          headingAs={isFirst ? 'h2' : 'h3'}
          picture={IN_ROW}
        />
      ))}
    </CardRow>
  );
}
