/** The end of a page (LAY-07): link columns, countries, currency, legal message. */
import { useTranslation } from 'react-i18next';
import { needsCurrencyNote } from '../../domain/money.ts';
import type { MarketId } from '../../domain/market.ts';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container.tsx';
import { BrandLink } from './brand-mark.tsx';
import { CountryList } from './country-list.tsx';
import { CurrencyForm } from './currency-form.tsx';
import * as styles from './footer.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';

export interface FooterProps {
  /** Path of the page in each market that has it. */
  readonly alternates: Readonly<Partial<Record<MarketId, string>>>;
}

export function Footer({ alternates }: FooterProps) {
  const { t } = useTranslation('layout');
  const { layout, market, currency } = useSite();
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <BrandLink />
          <LinkColumns />
        </div>
        <div className={styles.settings}>
          <CountryList alternates={alternates} />
          <CurrencyForm />
        </div>
        <div className={styles.closing}>
          {needsCurrencyNote(currency, market.currency) && (
            <p>{t('footer.currencyNote', { currency })}</p>
          )}
          {layout.footer.legalMessage && <p>{layout.footer.legalMessage}</p>}
        </div>
      </Container>
    </footer>
  );
}

function LinkColumns() {
  const { layout, marketId } = useSite();
  return layout.footer.columns.map((column) => (
    <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
      <h2 id={`footer-${column.id}`} className={styles.title}>
        {column.title}
      </h2>
      <ul className={styles.linkList}>
        {column.links.map((link) => {
          const target = linkTarget(link, marketId);
          return (
            target && (
              <li key={link.id}>
                <LayoutLink target={target} className={styles.link}>
                  {link.label}
                </LayoutLink>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  ));
}
