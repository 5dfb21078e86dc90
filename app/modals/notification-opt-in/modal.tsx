/** What one can be told of a travel or a departure by mail (NTFY-01, NTFY-02), each with a button of its own. */
import { useTranslation } from 'react-i18next';
import { notificationTypes } from '../../../domain/notification-type.ts';
import { AlertOffer } from '../../alerts/alert-offer.tsx';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { ContactOptions } from '../parts/contact-options.tsx';
import { DepartureChoice } from '../parts/departure-choice.tsx';
import * as styles from '../parts/parts.css.ts';

/** @param props.type code of a departure, where there are several */
export default function NotificationOptInModal({
  subject,
  type: code,
}: ModalProps<'notification-opt-in'>) {
  const { t } = useTranslation('modals');
  const datesOf = useDepartureDates();
  const { travelId, title, departures } = subject;
  const [first, ...others] = departures;
  const isChoice = others.length > 0;
  const departure = isChoice ? departures.find((one) => one.code === code) : first;
  const types = notificationTypes(departures.length, departure?.status ?? null);
  const about = departure ? `${title}, ${datesOf(departure)}` : title;
  const isFull = departure?.status === 'SOLD_OUT' || departure?.status === 'WAITING_LIST';
  return (
    <ModalFrame title={t('notificationOptIn.title')}>
      <div className={styles.prose}>
        <p className={styles.lead}>{about}</p>
        {isChoice && (
          <DepartureChoice
            departures={departures}
            chosen={departure?.code ?? null}
            label={t('notificationOptIn.departure')}
            none={t('notificationOptIn.choose')}
            action={t('notificationOptIn.show')}
          />
        )}
        {types.map((type) => (
          <AlertOffer
            key={`${departure?.code} ${type}`}
            alert={{ type, travelId, tourCode: departure?.code }}
          />
        ))}
        {/* A seat is what is missed most, and people alone can give one. */}
        {isFull && (
          <>
            <p>{t('notificationOptIn.seatFree')}</p>
            <ContactOptions subject={about} />
          </>
        )}
      </div>
    </ModalFrame>
  );
}
