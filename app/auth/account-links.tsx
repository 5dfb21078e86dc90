/**
 * The header's link to log in, or the name of who is logged in with a menu of the account area (LAY-03); on a phone a
 * line of its menu, too. Login and logout are native navigations, because their redirects lead to the provider's host
 * and back, to the page without an open modal.
 */
import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { menuSetting } from '../ui/header-item.css.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { withoutModal } from '../modals/modal-address.ts';
import { usePageLocation } from '../page-location.ts';
import { Link } from '../ui/link.tsx';
import { ACCOUNT_SECTIONS, accountAddress, type AccountSection } from './account-address.ts';
import * as styles from './account-links.css.ts';
import { loginPath } from './return-path.ts';

/** @param menuAttribute marks what the header closes with its other menus */
export function AccountLinks({ menuAttribute }: { readonly menuAttribute: string }) {
  const { t } = useTranslation('login');
  const { user } = useSite();
  const login = useLoginPath();
  if (!user) {
    return (
      <a href={login} rel="nofollow" className={styles.tool}>
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
        <p className={styles.wholeName}>
          <bdi>{user.name}</bdi>
        </p>
        <Entries />
      </div>
    </details>
  );
}

/** The same in the menu of a phone, which hides it elsewhere. */
export function AccountInMenu() {
  const { t } = useTranslation('login');
  const { user } = useSite();
  const login = useLoginPath();
  if (!user) {
    return (
      <a href={login} rel="nofollow" className={menuSetting}>
        <Icon name="user" size="medium" />
        {t('account.logIn')}
      </a>
    );
  }
  return (
    <details>
      <summary className={menuSetting}>
        <Avatar name={user.name} picture={user.picture} />
        <span className={styles.hidden}>{t('account.loggedInAs')} </span>
        <bdi className={styles.nameInLine}>{user.name}</bdi>
        <Icon name="chevron-down" className={styles.foldSign} />
      </summary>
      <Entries />
    </details>
  );
}

function useLoginPath(): string {
  return loginPath(withoutModal(usePageLocation()));
}

function Entries() {
  const { t } = useTranslation('login');
  const { accountUrl } = useSite();
  return (
    <>
      <ul className={styles.sections}>
        {ACCOUNT_SECTIONS.map((section) => (
          <li key={section}>
            <SectionLink section={section} accountUrl={accountUrl} />
          </li>
        ))}
      </ul>
      <form method="post" action="/logout">
        <button type="submit" className={styles.entry}>
          {t('account.logOut')}
        </button>
      </form>
    </>
  );
}

function SectionLink({
  section,
  accountUrl,
}: {
  readonly section: AccountSection;
  readonly accountUrl: string | null;
}) {
  const { t } = useTranslation('login');
  return (
    <Link to={accountAddress(section, accountUrl)} className={styles.entry}>
      {t(`account.section.${section}`)}
    </Link>
  );
}

/** The picture of a person, or the initials. It only decorates: the name stands beside it. */
export function Avatar({
  name,
  picture,
}: {
  readonly name: string;
  readonly picture: string | null;
}) {
  if (picture) {
    // The picture's server must not learn which page it is shown on.
    return (
      <img
        src={picture}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        className={styles.avatar}
      />
    );
  }
  return (
    <span aria-hidden className={styles.avatar}>
      {initialsOf(name) || <Icon name="user" />}
    </span>
  );
}

/** First letters of the first and the last word of a name; empty where it has none. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
