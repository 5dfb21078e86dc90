/** The end of a page (LAY-07): link columns, newsletter, ratings, countries, currency, what is to be said. */
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { isNewsletterPage } from '../../contract/newsletter-paths.ts';
import { needsCurrencyNote } from '../../domain/money.ts';
import type { MarketId } from '../../domain/market.ts';
import { useSite } from '../i18n/site.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { Container } from '../ui/container/container.tsx';
import { BrandLink } from './brand-mark.tsx';
import { CountryList } from './country-list.tsx';
import { CurrencyForm } from './currency-form.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterMarks } from './footer-marks.tsx';
import * as styles from './footer.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { SocialLinks } from './social-links.tsx';
import { UserRating } from './user-rating.tsx';

export interface FooterProps {
  /** Path and query of the page in each market that has it. */
  readonly counterparts: Readonly<Partial<Record<MarketId, string>>>;
}

export function Footer({ counterparts }: FooterProps) {
  const { t } = useTranslation('layout');
  const { layout, market, currency } = useSite();
  // There the form is the page itself, or what one has just left.
  const isAboutNewsletter = isNewsletterPage(useLocation().pathname);
  const { legalMessage, newsletter, userRating, badges, payments } = layout.footer;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <BrandLink />
            {userRating && <UserRating rated={userRating} />}
            {newsletter && !isAboutNewsletter && (
              <NewsletterForm id="newsletter" newsletter={newsletter} ground="ink" />
            )}
            <SocialLinks />
            <FooterMarks label={t('footer.badges')} marks={badges} />
          </div>
          <FooterColumns />
        </div>
        <div className={styles.settings}>
          <CountryList counterparts={counterparts} />
          <CurrencyForm />
        </div>
        <div className={styles.closing}>
          <div className={styles.small}>
            {needsCurrencyNote(currency, market.currency) && (
              <p>{t('footer.currencyNote', { currency })}</p>
            )}
            {legalMessage && <p>{legalMessage}</p>}
          </div>
          <FooterMarks label={t('footer.payments')} marks={payments} />
        </div>
        <Links />
      </Container>
    </footer>
  );
}

const MODALS = [
  { name: 'languages-currencies', key: 'languages' },
  { name: 'language', key: 'country' },
  { name: 'talk-to-us', key: 'talkToUs' },
  { name: 'chatbot', key: 'quick' },
] as const;

/** Ways to settings, to people, and to what the site keeps on a visitor's device. */
function Links() {
  const { t } = useTranslation('layout');
  return (
    <ul className={styles.ways}>
      {MODALS.map(({ name, key }) => (
        <li key={name}>
          <ModalLink name={name} className={styles.link}>
            {t(`modal.${key}`)}
          </ModalLink>
        </li>
      ))}
      <li>
        <LayoutLink target={{ href: '/cookies', isExternal: false }} className={styles.link}>
          {t('footer.cookies')}
        </LayoutLink>
      </li>
    </ul>
  );
}
