/**
 * Meeting before the travel (LAY-10): the search for meet-ups by city and days on their page (MEET-01),
 * and on a coordinator's page how to meet that person, which is there in every market.
 */
import { useTranslation } from 'react-i18next';
import { MeetupForm } from '../../meetups/meetup-form.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-modules.ts';
import { CoordinatorMeeting } from './coordinator-meeting.tsx';

export default function MeetupSearchModal({ subject }: ModalProps<'meetup-search'>) {
  const { t } = useTranslation('meetups');
  if (subject.kind === 'coordinator') return <CoordinatorMeeting coordinator={subject} />;
  const { search, cities } = subject;
  return (
    <ModalFrame title={t('form.title')}>
      <MeetupForm id="meetup-search" search={search} cities={cities} look="stacked" />
    </ModalFrame>
  );
}
