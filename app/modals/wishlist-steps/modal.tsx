/** The first step of who saves a travel or a departure without being logged in (WISH-02); the others are pages. */
import { useTranslation } from 'react-i18next';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import { EmailStep } from '../../wishlist/email-step.tsx';
import { ModalFrame, useModalState } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';

export default function WishlistStepsModal({ subject }: ModalProps<'wishlist-steps'>) {
  const { t } = useTranslation('saving');
  const { closeHref } = useModalState();
  const datesOf = useDepartureDates();
  const { travelId, title, departure } = subject;
  const about = departure ? `${title}, ${datesOf(departure)}` : title;
  return (
    <ModalFrame title={t('title.item')}>
      <div className={styles.prose}>
        <p className={styles.lead}>{about}</p>
        <EmailStep item={{ travelId, tourCode: departure?.code }} returnTo={closeHref} />
      </div>
    </ModalFrame>
  );
}
