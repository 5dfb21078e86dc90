/** The way to asking in one's own words (AI-01); nothing in markets that hide that page (RTE-03). */
import { useTranslation } from 'react-i18next';
import { isPublicRoute } from '../../contract/route-paths.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';

export function AskLink() {
  const { t } = useTranslation('listing');
  const { marketId } = useSite();
  if (!isPublicRoute('search-ai', marketId)) return null;
  return (
    <PageLink to="search-ai" className={textLink({ tone: 'quiet', standalone: true })}>
      <Icon name="chat" />
      {t('search.ask')}
    </PageLink>
  );
}
