/** Frequent wishes, each with the page that answers it, and the way to a person for all others. */
import { useTranslation } from 'react-i18next';
import type { RoutingKey } from '../../contract/route-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import * as styles from '../modals/parts/parts.css.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';

const WISHES = [
  { key: 'sure', to: 'tours', icon: 'check-circle' },
  { key: 'dates', to: 'search', icon: 'calendar' },
  { key: 'all', to: 'travels', icon: 'compass' },
  { key: 'offers', to: 'sales', icon: 'tag' },
] as const satisfies readonly { key: string; to: RoutingKey; icon: IconName }[];

export function FirstQuestions() {
  const { t } = useTranslation('modals');
  return (
    <>
      <p>{t('chatbot.often')}</p>
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
    </>
  );
}
