/**
 * The header's link to the wishlist, where the flag shows it (LAY-03): a heart among its tools, and on a phone, where
 * there is no room for one more, a line of its menu.
 */
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../flags/use-flag.ts';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './wishlist-link.css.ts';

export function WishlistLink({ place }: { readonly place: keyof typeof styles.link }) {
  const { t } = useTranslation('login');
  const isShown = useFlag('wishlist');
  const path = usePagePath()('wishlist');
  const { pathname } = useLocation();
  if (!isShown) return null;
  const isCurrent = pathname.includes(path);
  return (
    <PageLink
      to="wishlist"
      className={styles.link[place]}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon
        name="heart"
        size={place === 'header' ? 'small' : 'medium'}
        className={isCurrent ? styles.filled : undefined}
      />
      <span className={styles.words[place]}>{t('account.wishlist')}</span>
    </PageLink>
  );
}
