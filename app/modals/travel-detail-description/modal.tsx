/** What the price covers and what it does not (TRV-06). */
import { useTranslation } from 'react-i18next';
import { PlainList } from '../../travel/section.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';

export default function TravelDetailDescriptionModal({
  subject,
}: ModalProps<'travel-detail-description'>) {
  const { t } = useTranslation('travel');
  return (
    <ModalFrame title={t('included.title')}>
      <div className={styles.parts}>
        <section aria-labelledby="modal-included" className={styles.prose}>
          <h3 id="modal-included" className={styles.subtitle}>
            {t('included.yes')}
          </h3>
          <PlainList icon="check" tone="positive" items={subject.included} />
        </section>
        <section aria-labelledby="modal-not-included" className={styles.prose}>
          <h3 id="modal-not-included" className={styles.subtitle}>
            {t('included.no')}
          </h3>
          <PlainList icon="close" tone="neutral" items={subject.notIncluded} />
        </section>
      </div>
    </ModalFrame>
  );
}
