/** The markets to choose from, each with the page's own address there (MKT-09). */
import { createElement } from 'react';
import { MARKETS, type MarketId } from '../../../domain/market.ts';
import { currencySymbol } from '../../../domain/money.ts';
import { GO_ON_FIELD } from '../../country-offer/offer-form.ts';
import { useSite } from '../../i18n/site.ts';
import { countryLinks } from '../../layout/country-links.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Counterparts } from '../modal-subjects.ts';
import * as styles from './parts.css.ts';

export interface CountryChoicesProps {
  readonly counterparts: Counterparts;
  /** The one that is offered stands first, even if the list leaves it out. */
  readonly first?: MarketId | null;
  /** Whether each is a button of the form around it, which notes the choice (MKT-10). */
  readonly isForm?: boolean;
}

export function CountryChoices({
  counterparts,
  first = null,
  isForm = false,
}: CountryChoicesProps) {
  const { market: site, marketId, origins, layout } = useSite();
  const { countries = {} } = layout.settings;
  const listed = countryLinks(marketId, counterparts, origins, countries);
  const offered = first && {
    market: MARKETS[first],
    href: origins[first] + (counterparts[first] ?? '/'),
    isCurrent: false,
  };
  const others = listed.filter(({ market }) => market.id !== first);
  return (
    <ul className={styles.choices}>
      {(offered ? [offered, ...others] : listed).map(({ market, href, isCurrent }) => (
        <li key={market.id}>
          {createElement(
            isForm ? 'button' : 'a',
            {
              ...(isForm
                ? { name: GO_ON_FIELD, value: href }
                : { href, hrefLang: market.languageTag }),
              className: styles.choice,
              'aria-current': isCurrent ? 'true' : undefined,
            },
            <Icon name={isCurrent ? 'check' : 'globe'} />,
            <span className={styles.choiceWords}>
              <span className={styles.choiceLine}>
                <span lang={market.languageTag}>
                  {market.label} <span className={styles.choiceNote}>{market.languageLabel}</span>
                </span>
                <span className={`${styles.choiceNote} ${styles.choiceEnd}`}>
                  {market.currency} {currencySymbol(market.currency)}
                </span>
              </span>
              {countries[market.id]?.communityMessage && (
                <span lang={site.languageTag} className={styles.choiceNote}>
                  {countries[market.id]?.communityMessage}
                </span>
              )}
            </span>,
          )}
        </li>
      ))}
    </ul>
  );
}
