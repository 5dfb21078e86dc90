/**
 * Whom one travels with: how many, how old, who has joined a departure, in counts, and who thinks of it
 * (TRV-06, TRV-08). Beside a list of departures: what their statuses mean.
 */
import { useTranslation } from 'react-i18next';
import { FactList, type Fact } from '../../enquiry/fact-list.tsx';
import { RunsLine } from '../../listing/departure-facts.tsx';
import { useGroupNote } from '../../travel/facts-in-words.ts';
import { useAgesFact } from '../../travel/facts-in-words.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import type { ModalSubjects } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';
import { Company } from './company.tsx';
import { StatusLegend } from './status-legend.tsx';

export default function GroupInfoModal({ subject }: ModalProps<'group-info'>) {
  return subject.kind === 'statuses' ? <StatusLegend /> : <GroupInfo group={subject} />;
}

type Group = Extract<ModalSubjects['group-info'], { readonly kind: 'group' }>;

function GroupInfo({
  group: { groupSize, ageGroups, departure, company },
}: {
  readonly group: Group;
}) {
  const { t } = useTranslation(['modals', 'travel']);
  const ages = useAgesFact(ageGroups);
  const groupNote = useGroupNote();
  const facts: Fact[] = [
    {
      key: 'size',
      icon: 'users',
      label: t('travel:facts.group'),
      value: t('travel:facts.groupValue', groupSize),
      note: departure && groupNote(departure),
    },
    {
      key: 'ages',
      icon: 'user',
      label: t('travel:facts.ages'),
      ...ages,
    },
  ];
  return (
    <ModalFrame title={t('groupInfo.title')}>
      <div className={styles.prose}>
        <p>{t('groupInfo.explanation')}</p>
        <FactList facts={facts} />
        {departure && <RunsLine tour={departure} />}
        {company && <Company company={company} />}
        <p className={styles.muted}>{t('coordinator.role')}</p>
      </div>
    </ModalFrame>
  );
}
