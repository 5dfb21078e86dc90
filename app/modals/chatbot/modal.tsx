/** Frequent wishes, each with the page that answers it, and the way to a person for all others. */
import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../../contract/route-paths.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { ModalFrame } from '../modal-frame.tsx';
import { ModalLink } from '../modal-link.tsx';
import * as styles from '../parts/parts.css.ts';

const WISHES = [
  { key: 'sure', to: 'tours', icon: 'check-circle' },
  { key: 'dates', to: 'search', icon: 'calendar' },
  { key: 'all', to: 'travels', icon: 'compass' },
  { key: 'offers', to: 'sales', icon: 'tag' },
] as const satisfies readonly { key: string; to: RoutingKey; icon: IconName }[];

export default function ChatbotModal() {
  const { t } = useTranslation('modals');
  return (
    <ModalFrame title={t('chatbot.title')}>
      <div className={styles.prose}>
        <p>{t('chatbot.explanation')}</p>
        <ul className={styles.choices}>
          {WISHES.map(({ key, to, icon }) => (
            <li key={key}>
              <PageLink to={to} className={styles.choice}>
                <Icon name={icon} />
                {t(`chatbot.wish.${key}`)}
              </PageLink>
            </li>
          ))}
          <li>
            <ModalLink name="talk-to-us" className={styles.choice}>
              <Icon name="chat" />
              {t('chatbot.other')}
            </ModalLink>
          </li>
        </ul>
      </div>
    </ModalFrame>
  );
}
