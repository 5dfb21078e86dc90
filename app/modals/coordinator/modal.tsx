/** Who leads the group, and the way to their page (TRV-10). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../i18n/page-link.tsx';
import { CoordinatorCard } from '../../travel/coordinator.tsx';
import { button } from '../../ui/button/button.css.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import * as styles from '../parts/parts.css.ts';

export default function CoordinatorModal({ subject }: ModalProps<'coordinator'>) {
  const { t } = useTranslation(['modals', 'travel']);
  const { coordinator } = subject;
  return (
    <ModalFrame
      title={t('travel:coordinator.title')}
      actions={
        <PageLink
          to="coordinators-coordinator"
          parameters={{ coordinator: coordinator.id }}
          className={button({ wide: true })}
        >
          {t('coordinator.page', { name: coordinator.firstName })}
        </PageLink>
      }
    >
      <div className={styles.prose}>
        <CoordinatorCard coordinator={coordinator} />
        <p className={styles.muted}>{t('coordinator.role')}</p>
      </div>
    </ModalFrame>
  );
}
