/** Whom one travels with: how many, how old, and how many have joined a departure (TRV-06, TRV-08). */
import { useTranslation } from 'react-i18next';
import { inAgeOrder } from '../../../domain/age-group.ts';
import { FactList, type Fact } from '../../enquiry/fact-list.tsx';
import { RunsLine } from '../../listing/departure-facts.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import * as styles from '../parts/parts.css.ts';

export default function GroupInfoModal({ subject }: ModalProps<'group-info'>) {
  const { t } = useTranslation(['modals', 'travel', 'listing']);
  const { groupSize, ageGroups, departure } = subject;
  const facts: Fact[] = [
    {
      key: 'size',
      icon: 'users',
      label: t('travel:facts.group'),
      value: t('travel:facts.groupValue', groupSize),
      note: departure && takenNote(departure.taken),
    },
    {
      key: 'ages',
      icon: 'user',
      label: t('travel:facts.ages'),
      value: inAgeOrder(ageGroups)
        .map((group) => t(`listing:ages.${group}`))
        .join(' · '),
      note: t('travel:facts.agesNote'),
    },
  ];
  return (
    <ModalFrame title={t('groupInfo.title')}>
      <div className={styles.prose}>
        <p>{t('groupInfo.explanation')}</p>
        <FactList facts={facts} />
        {departure && <RunsLine tour={departure} />}
        <p className={styles.muted}>{t('coordinator.role')}</p>
      </div>
    </ModalFrame>
  );

  function takenNote(count: number): string {
    return count > 0 ? t('travel:tour.taken', { count }) : t('travel:tour.noneTaken');
  }
}
