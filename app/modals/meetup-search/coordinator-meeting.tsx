/** Getting to know a coordinator before the travel: their next meet-ups, where they live, and how to ask for a meeting. */
import { useTranslation } from 'react-i18next';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalSubjects } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import { MeetupsLink } from '../parts/meetups-link.tsx';
import * as styles from '../parts/parts.css.ts';
import { HostMeetups } from './host-meetups.tsx';

export interface CoordinatorMeetingProps {
  readonly coordinator: Extract<ModalSubjects['meetup-search'], { readonly kind: 'coordinator' }>;
}

export function CoordinatorMeeting({ coordinator }: CoordinatorMeetingProps) {
  const { t } = useTranslation('modals');
  const { name, city, languages, meetups } = coordinator;
  const title = t('meetupSearch.title', { name });
  return (
    <ModalFrame title={title}>
      <div className={styles.prose}>
        <HostMeetups name={name} meetups={meetups} />
        <p>{t('meetupSearch.explanation', { name })}</p>
        <FactList
          facts={[
            { key: 'city', icon: 'pin', label: t('meetupSearch.city'), value: city },
            {
              key: 'languages',
              icon: 'chat',
              label: t('meetupSearch.languages'),
              value: languages,
            },
          ]}
        />
        <ContactOptions subject={title} />
        <MeetupsLink />
      </div>
    </ModalFrame>
  );
}
