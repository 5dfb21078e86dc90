/** What each of the six statuses means for somebody who wants to go (TRV-01), and what becomes of the money. */
import { useTranslation } from 'react-i18next';
import { TOUR_STATUSES } from '../../../domain/tour-status.ts';
import { TourStatusLabel } from '../../listing/tour-status-label.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import * as styles from '../parts/parts.css.ts';

export function StatusLegend() {
  const { t } = useTranslation(['modals', 'travel']);
  return (
    <ModalFrame title={t('groupInfo.statuses')}>
      <div className={styles.prose}>
        <dl className={styles.prose}>
          {TOUR_STATUSES.map((status) => (
            <div key={status}>
              <dt>
                <TourStatusLabel status={status} />
              </dt>
              <dd>{t(`travel:runs.meaning.${status}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{t('groupInfo.statusFigure')}</p>
        <p className={styles.muted}>{t('travel:runs.refund')}</p>
      </div>
    </ModalFrame>
  );
}
