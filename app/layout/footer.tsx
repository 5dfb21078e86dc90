/** The end of a page (LAY-07): link columns, newsletter, ratings, countries, currency, what is to be said. */
import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { FooterMark, Layout, UserRating as Rated } from '../../contract/layout.ts';
import { isExternalAddress } from '../../contract/link-address.ts';
import { isNewsletterPage } from '../../contract/newsletter-paths.ts';
import type { MarketId } from '../../domain/market.ts';
import { needsCurrencyNote } from '../../domain/money.ts';
import { useFlag } from '../flags/use-flag.ts';
import { useSite } from '../i18n/site.ts';
import { imageSources } from '../images/image-source.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { arrow } from '../ui/accordion/accordion.css.ts';
import { Container } from '../ui/container/container.tsx';
import { ICON_NAMES } from '../ui/icon/icon-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Rating } from '../ui/rating/rating.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { BrandLink } from './brand-mark.tsx';
import { socialLinks } from './contact-books.ts';
import { countryLinks } from './country-links.ts';
import * as styles from './footer.css.ts';
import { inline, item, link, list, rating as ratingClass, settingsLabel } from './footer.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';
import { SmallForm } from './small-form.tsx';

interface FooterProps {
  /** Path and query of the page in each market that has it. */
  readonly counterparts: Readonly<Partial<Record<MarketId, string>>>;
  /** Whether the page has a form of it already. */
  readonly hasNewsletter?: boolean;
}

export function Footer({ counterparts, hasNewsletter = false }: FooterProps) {
  const { t } = useTranslation('layout');
  const { layout, market, currency } = useSite();
  // There the form is the page itself, or what one has just left.
  const needsNoNewsletter = isNewsletterPage(useLocation().pathname) || hasNewsletter;
  const { legalMessage, newsletter, userRating, badges, payments } = layout.footer;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <BrandLink />
            {userRating && <UserRating rated={userRating} />}
            {newsletter && !needsNoNewsletter && (
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
  { name: 'talk-to-us', key: 'talkToUs' },
  { name: 'chatbot', key: 'quick' },
] as const;

/** Ways to people, and to what the site keeps on a visitor's device. */
function Links() {
  const { t } = useTranslation('layout');
  const isTalking = useFlag('talk-to-us');
  return (
    <ul className={styles.ways}>
      {MODALS.filter(({ name }) => isTalking || name !== 'talk-to-us').map(({ name, key }) => (
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

/** What travellers say of the brand elsewhere (LAY-07), linked to where they say it. */
function UserRating({ rated }: { readonly rated: Rated }) {
  const { t } = useTranslation('layout');
  const { market, marketId } = useSite();
  const { rating, count, source, url, service } = rated;
  const target = linkTarget({ url }, marketId);
  const value = new Intl.NumberFormat(market.languageTag, { maximumFractionDigits: 1 }).format(
    rating,
  );
  const reviews = t('rating.note', { count, source });
  // What the service calls the company; its ids are for search engines (TRV-11).
  const name = service?.productName;
  const words = (
    <Rating
      stars={Math.round(rating * 2) / 2}
      value={value}
      label={t('rating.stars', { rating: value })}
      note={name ? `${reviews}, ${t('rating.productName', { name })}` : reviews}
    />
  );
  if (!target) return words;
  return (
    <LayoutLink target={target} opensNewTab={isExternalAddress(url)} className={ratingClass}>
      {words}
    </LayoutLink>
  );
}

/** Where the brand can be followed (LAY-07). */
function SocialLinks() {
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

interface FooterMarksProps {
  /** What they are, for screen readers. */
  readonly label: string;
  readonly marks: readonly FooterMark[];
}

/** Badges and ways to pay in the footer (LAY-07): a picture of a given height, or an icon with its words. */
function FooterMarks({ label, marks }: FooterMarksProps) {
  const { marketId } = useSite();
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {marks.map((mark) => {
        const target = linkTarget(mark, marketId);
        return (
          <li key={mark.id}>
            {target ? (
              <LayoutLink
                target={target}
                opensNewTab={target.isExternal}
                className={styles.linkedMark}
              >
                <Mark mark={mark} />
              </LayoutLink>
            ) : (
              <span className={styles.mark}>
                <Mark mark={mark} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The largest that a mark is ever drawn, in pixels of the screen. */
const WIDEST = 320;

function Mark({ mark: { image, icon, label, imageHeight } }: { readonly mark: FooterMark }) {
  const { imagesBaseUrl } = useSite();
  if (image) {
    const { src, srcSet, width, height } = imageSources(image, imagesBaseUrl, WIDEST).source;
    const drawnWidth = Math.round((width / height) * imageHeight);
    return (
      <img
        src={src}
        srcSet={srcSet}
        sizes={`${drawnWidth}px`}
        alt={label}
        width={drawnWidth}
        height={imageHeight}
        style={{ height: imageHeight, width: 'auto' }}
        loading="lazy"
      />
    );
  }
  const name = ICON_NAMES.find((known) => known === icon);
  return (
    <>
      {name && <Icon name={name} />}
      {label}
    </>
  );
}

type Column = Layout['footer']['columns'][number];

/**
 * The footer's columns of links (LAY-07): side by side, or folded, each by itself (LAY-15), on a phone. Where
 * they stand side by side a browser shows what is in a closed `<details>`; one that cannot leaves them folded.
 */
function FooterColumns() {
  const { columns } = useSite().layout.footer;
  return (
    <div className={styles.linkColumns}>
      {columns.map((column) => (
        <nav key={column.id} aria-labelledby={`footer-${column.id}`}>
          <details className={styles.column}>
            <summary className={styles.summary}>
              <h2 id={`footer-${column.id}`} className={styles.title}>
                {column.title}
              </h2>
              <Icon name="chevron-down" className={arrow} />
            </summary>
            <ColumnLinks column={column} />
          </details>
        </nav>
      ))}
    </div>
  );
}

function ColumnLinks({ column }: { readonly column: Column }) {
  const { marketId } = useSite();
  return (
    <ul className={styles.links}>
      {column.links.map((link) => {
        const target = linkTarget(link, marketId);
        return (
          target && (
            <li key={link.id}>
              <LayoutLink target={target} className={styles.columnLink}>
                {link.label}
              </LayoutLink>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Links to this page in the other countries' languages (MKT-09). */
function CountryList({
  counterparts,
}: {
  readonly counterparts: Readonly<Partial<Record<MarketId, string>>>;
}) {
  const { t } = useTranslation('layout');
  const { marketId, origins, layout } = useSite();
  const listed = countryLinks(marketId, counterparts, origins, layout.settings.countries);
  return (
    <nav aria-labelledby="footer-countries">
      <h2 id="footer-countries" className={settingsLabel}>
        {t('footer.countries')}
      </h2>
      <ul className={inline}>
        {listed.map(({ market, href, isCurrent }) => (
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

/** The choice of the currency that prices are shown in (MKT-07); nothing where there is one. */
function CurrencyForm() {
  const { t } = useTranslation('layout');
  const { layout, currency } = useSite();
  const { currencies } = layout.settings;
  if (currencies.length <= 1) return null;
  return (
    <SmallForm action="/currency">
      <fieldset>
        <legend className={styles.settingsLabel}>{t('footer.currency')}</legend>
        <div className={styles.currencies}>
          {currencies.map(({ isoCode, symbol }) => (
            <button
              key={isoCode}
              type="submit"
              name="currency"
              value={isoCode}
              className={styles.currency}
              aria-pressed={isoCode === currency}
            >
              {isoCode} {symbol}
            </button>
          ))}
        </div>
      </fieldset>
    </SmallForm>
  );
}
