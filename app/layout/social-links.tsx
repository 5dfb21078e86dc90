import { useTranslation } from 'react-i18next';
import { useSite } from '../i18n/site.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { item, list } from './social-links.css.ts';
import { socialLinks } from './social-networks.ts';

/** Where the brand can be followed (LAY-07). */
export function SocialLinks() {
  const { t } = useTranslation('layout');
  const links = socialLinks(useSite().layout.contacts.books);
  if (links.length === 0) return null;
  return (
    <ul className={list} aria-label={t('footer.social')}>
      {links.map(({ network, icon, href }) => (
        <li key={network}>
          <a href={href} className={item} target="_blank" rel="noopener">
            <Icon name={icon} size="medium" />
            <VisuallyHidden>
              {t(`social.${network}`)} {t('link.newTab')}
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
