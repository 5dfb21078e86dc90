/**
 * Log in, or who is logged in and the way out (LAY-03), for the header. Both are the browser's own
 * navigation: their redirects lead to the provider's host and back, to the page with no modal open.
 */
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { withoutModal } from '../modals/modal-address.ts';
import { usePageLocation } from '../page-location.ts';
import * as styles from './account-links.css.ts';
import { Avatar } from './avatar.tsx';
import { loginPath } from './return-path.ts';

/** Pages that nobody comes back to. */
const OWN_PATHS = ['/login', '/login/redirect', '/logout'];

/** @param menuAttribute marks what the header closes with its other menus */
export function AccountLinks({ menuAttribute }: { readonly menuAttribute: string }) {
  const { t } = useTranslation('login');
  const { user } = useSite();
  const location = usePageLocation();
  if (!user) {
    const returnTo = OWN_PATHS.includes(location.pathname) ? '/' : withoutModal(location);
    return (
      <a href={loginPath(returnTo)} rel="nofollow" className={styles.tool}>
        <Icon name="user" />
        <span className={styles.words}>{t('account.logIn')}</span>
      </a>
    );
  }
  return (
    <details className={styles.menu} {...{ [menuAttribute]: '' }}>
      <summary className={styles.tool}>
        <Avatar name={user.name} picture={user.picture} />
        <span className={styles.hidden}>{t('account.loggedInAs')} </span>
        <span className={styles.name}>{user.name}</span>
      </summary>
      <div className={styles.panel}>
        <p className={styles.wholeName}>{user.name}</p>
        <form method="post" action="/logout">
          <button type="submit" className={styles.entry}>
            {t('account.logOut')}
          </button>
        </form>
      </div>
    </details>
  );
}
