/** The markets to choose from, each with the page's own address there (MKT-09). */
import type { MarketId } from '../../../domain/market.ts';
import { currencySymbol } from '../../../domain/money.ts';
import { useSite } from '../../i18n/site.ts';
import { countryLinks } from '../../layout/country-links.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Counterparts } from '../modal-subjects.ts';
import * as styles from './parts.css.ts';

export interface CountryChoicesProps {
  readonly counterparts: Counterparts;
  /** The one that is offered stands first. */
  readonly first?: MarketId | null;
}

export function CountryChoices({ counterparts, first = null }: CountryChoicesProps) {
  const { marketId, origins } = useSite();
  const links = countryLinks(marketId, counterparts, origins);
  const isFirst = (id: MarketId) => Number(id === first);
  return (
    <ul className={styles.choices}>
      {links
        .toSorted((a, b) => isFirst(b.market.id) - isFirst(a.market.id))
        .map(({ market, href, isCurrent }) => (
          <li key={market.id}>
            <a
              href={href}
              className={styles.choice}
              hrefLang={market.languageTag}
              lang={market.languageTag}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <Icon name={isCurrent ? 'check' : 'globe'} />
              {market.label}
              <span className={styles.choiceNote}>
                {market.currency} {currencySymbol(market.currency)}
              </span>
            </a>
          </li>
        ))}
    </ul>
  );
}
