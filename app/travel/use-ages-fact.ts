/** The ages of a travel in one summary (RES-03): not each tour is for all of them. */
import { useTranslation } from 'react-i18next';
import { ageSpan, type AgeGroup } from '../../domain/age-group.ts';

export interface AgesFact {
  readonly value: string;
  readonly note: string;
}

/** What is said beside a band to who is outside it: 35+ has no end (RES-03). */
export function agesNoteKey(group: AgeGroup): 'facts.agesNote' | 'facts.agesNoteFrom35' {
  return group === '35-49' ? 'facts.agesNoteFrom35' : 'facts.agesNote';
}

export function useAgesFact(groups: readonly AgeGroup[]): AgesFact {
  const { t } = useTranslation(['travel', 'listing']);
  const anybody = t('facts.agesNote');
  const [only, other] = groups;
  if (only !== undefined && only !== 'ALL' && other === undefined) {
    return { value: t(`listing:ages.${only}`), note: t(agesNoteKey(only)) };
  }
  const { from, to, narrower } = ageSpan(groups);
  const [band] = narrower;
  const some = band && t(`facts.agesSome.${narrower.length > 1 ? 'both' : band}`);
  return {
    value: t('facts.agesSpan', { from, to }),
    note: some ? `${some} ${anybody}` : anybody,
  };
}
