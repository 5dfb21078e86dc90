/**
 * Distances and heights in words (MKT-04). Which measure a market reads is said by its words, which take
 * one of the two figures: miles and feet in the United States, kilometres and metres elsewhere.
 */
import { useTranslation } from 'react-i18next';
import { feetOf, milesOf } from '../../domain/us-measures.ts';
import { useNumber } from './use-number.ts';

/** What is so high: keys of their words. */
type HeightKind = 'stage.night' | 'stage.ends' | 'stage.highestPoint' | 'facts.highestNight';

export interface Measures {
  /** `145 km`, `90 mi` */
  readonly distance: (km: number) => string;
  /** `Night at 560 m`, `Night at 1,840 ft` */
  readonly height: (kind: HeightKind, metres: number) => string;
}

export function useMeasures(): Measures {
  const { t } = useTranslation('travel');
  const numberOf = useNumber();
  return {
    distance: (km) => t('stage.distance', { km: numberOf(km), miles: numberOf(milesOf(km)) }),
    height: (kind, metres) => t(kind, { metres: numberOf(metres), feet: numberOf(feetOf(metres)) }),
  };
}
