/** What one may want to hear of a travel or a departure (NTFY-02), and whom to ask for it. */
import { useTranslation } from 'react-i18next';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { PlainList } from '../../travel/section.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import * as styles from '../parts/parts.css.ts';

export default function NotificationOptInModal({ subject }: ModalProps<'notification-opt-in'>) {
  const { t } = useTranslation('modals');
  const datesOf = useDepartureDates();
  const { title, types, departure } = subject;
  // A seat is what is missed most, and a mail can ask for one.
  const isFull = departure?.status === 'SOLD_OUT' || departure?.status === 'WAITING_LIST';
  const about = departure ? `${title}, ${datesOf(departure)}` : title;
  const reasons = [
    ...(isFull ? [t('notificationOptIn.seatFree')] : []),
    ...types.map((type) => t(`notificationOptIn.type.${type}`)),
  ];
  const [reason, ...others] = reasons;
  return (
    <ModalFrame title={t('notificationOptIn.title')}>
      <div className={styles.prose}>
        <p className={styles.lead}>{about}</p>
        {others.length === 0 ? (
          <p>{t('notificationOptIn.oneReason', { reason })}</p>
        ) : (
          <>
            <p>{t('notificationOptIn.explanation')}</p>
            <PlainList icon="bell" tone="accent" items={reasons} />
          </>
        )}
        <ContactOptions subject={about} />
      </div>
    </ModalFrame>
  );
}
