/**
 * The way to a person, in sight on every page that has contacts to offer (LAY-09). It opens the modal
 * `talk-to-us` by its address, so it works without scripts.
 */
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { hasModals } from '../modals/modal-address.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { Icon } from '../ui/icon.tsx';
import * as styles from './talk-to-us-button.css.ts';

export function TalkToUsButton() {
  const { t } = useTranslation('layout');
  const { blocks } = useSite().layout.contacts;
  const { pathname } = useLocation();
  if (!hasModals(pathname) || !blocks.some(({ showTalkToUs }) => showTalkToUs)) return null;
  return (
    <div className={styles.place}>
      <ModalLink name="talk-to-us" className={styles.talk}>
        <Icon name="chat" size="medium" />
        <span className={styles.words}>{t('modal.talkToUs')}</span>
      </ModalLink>
    </div>
  );
}
