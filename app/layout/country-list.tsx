/** Links to this page in the other countries' languages (MKT-09). */
import { useTranslation } from 'react-i18next';
import type { MarketId } from '../../domain/market.ts';
import { useSite } from '../i18n/site.ts';
import { countryLinks } from './country-links.ts';
import { inline, link, settingsLabel } from './footer.css.ts';

export function CountryList({
  counterparts,
}: {
  readonly counterparts: Readonly<Partial<Record<MarketId, string>>>;
}) {
  const { t } = useTranslation('layout');
  const { marketId, origins } = useSite();
  return (
    <nav aria-labelledby="footer-countries">
      <h2 id="footer-countries" className={settingsLabel}>
        {t('footer.countries')}
      </h2>
      <ul className={inline}>
        {countryLinks(marketId, counterparts, origins).map(({ market, href, isCurrent }) => (
          <li key={market.id}>
            <a
              href={href}
              className={link}
              hrefLang={market.languageTag}
              lang={market.languageTag}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {market.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
