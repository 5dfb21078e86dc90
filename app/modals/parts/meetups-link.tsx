import { useTranslation } from 'react-i18next';
import { isDisabledRoute } from '../../../contract/route-paths.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';

/** The way to the meet-ups; nothing in a market that has switched them off (RTE-02). */
export function MeetupsLink() {
  const { t } = useTranslation('modals');
  const { marketId } = useSite();
  if (isDisabledRoute('events-wemeet', marketId)) return null;
  return (
    <PageLink to="events-wemeet" className={button({ variant: 'secondary', wide: true })}>
      {t('meetupSearch.all')}
    </PageLink>
  );
}
