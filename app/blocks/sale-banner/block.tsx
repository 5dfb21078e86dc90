import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { formatDateRange, formatLongDate } from '../../../domain/date-format.ts';
import { endOfDayIn, timeLeft, type TimeLeft } from '../../../domain/end-of-day.ts';
import { formatMoney, isApproximate } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import { lowestPriceWords, pricePrefix } from '../../listing/price-prefix.ts';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { section } from '../block-section.css.ts';
import { BlockLink } from '../block-section.tsx';
import * as styles from './block.css.ts';
import type { PromotedDeparture } from './block.server.ts';
import type { CardPrice } from '../../listing/card-price.ts';
import { PriceLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import { priceBefore } from '../../listing/card.css.ts';
import { priceWithCode } from '../../listing/promotion.ts';
import { usePromotionWords } from '../../listing/promotion-mark.tsx';
import { AccordionItem } from '../../ui/accordion/accordion.tsx';
import { Grid } from '../../ui/grid/grid.tsx';
import { Price } from '../../ui/price/price.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';

/** How often a browser looks at the clock. */
const TICK_MS = 30_000;

type SaleBanner = BlockProps<'sale-banner'>['data'];

/**
 * An offer that ends on a day (CMS-04), and the codes that end after it. The day stands in the server's page; the
 * script adds how long that is by the visitor's clock, and takes the banner away once it is over.
 */
export default function SaleBannerBlock({ data, isFirst }: BlockProps<'sale-banner'>) {
  const { market } = useSite();
  const { until, others } = data;
  const left = useTimeLeft(market.timeZone, until);
  const standing = left === null ? others.filter((other) => other.until > until) : others;
  if (left === null && standing.length === 0) return null;
  return (
    <section className={section}>
      <Container>
        {left !== null && <Banner data={data} left={left} headingAs={isFirst ? 'h1' : 'h2'} />}
        {standing.length > 0 && (
          <OtherCodes offers={standing} headingAs={isFirst || left === null ? 'h2' : 'h3'} />
        )}
      </Container>
    </section>
  );
}

function Banner({
  data: { title, text, until, offer, link },
  left,
  headingAs: Heading,
}: {
  readonly data: SaleBanner;
  readonly left: TimeLeft | 'unknown';
  readonly headingAs: 'h1' | 'h2';
}) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  return (
    <div className={styles.banner}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p>{text}</p>}
        {offer && <OfferLine offer={offer} />}
        <p className={styles.until}>
          <Icon name="clock" />
          <span>
            {t('blocks.until', { date: formatLongDate(until, market) })}
            {left !== 'unknown' && (
              <span role="timer"> · {t(`blocks.left.${left.unit}`, { count: left.count })}</span>
            )}
          </span>
        </p>
      </div>
      <Way offer={offer} link={link} />
    </div>
  );
}

function OfferLine({ offer }: { readonly offer: PromotedDeparture }) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { code, off, lowest, tour } = offer;
  const amount = formatMoney(off.cents, off.currency);
  return (
    <p>
      {t(isApproximate(off, market.currency) ? 'blocks.offerAbout' : 'blocks.offer', {
        code,
        amount,
        title: tour.title,
        dates: formatDateRange(tour.startingDate, tour.endingDate, market),
      })}
      {lowest && (
        <>
          <br />
          {lowestPriceWords(lowest, market, t)}
        </>
      )}
    </p>
  );
}

/** To the departure that the offer is of, else where the content says. */
function Way({ offer, link }: Pick<SaleBanner, 'offer' | 'link'>) {
  const { t } = useTranslation('listing');
  if (offer) {
    const { travelSlug, code } = offer.tour;
    return (
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travelSlug, tour: code }}
        className={button({ variant: 'light' })}
      >
        {t('blocks.seeDeparture')}
        <Icon name="arrow-right" />
      </PageLink>
    );
  }
  return link ? <BlockLink link={link} variant="light" /> : null;
}

/** Unknown to the server, whose page is kept; null once the day is over. */
function useTimeLeft(timeZone: string, until: CalendarDate): TimeLeft | 'unknown' | null {
  const [left, setLeft] = useState<TimeLeft | 'unknown' | null>('unknown');
  useEffect(() => {
    const end = endOfDayIn(timeZone, until);
    const look = () => setLeft(timeLeft(end, Date.now()));
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [timeZone, until]);
  return left;
}

/** So many stand open; a long list would push what is below it out of sight. */
const SHOWN_CODES = 6;

interface OtherCodesProps {
  readonly offers: readonly PromotedDeparture[];
  /** Level of the title, one below that of the banner's. */
  readonly headingAs: 'h2' | 'h3';
}

/** The departures whose codes end after that of the banner (TRV-08, CMS-04). */
function OtherCodes({ offers, headingAs: Heading }: OtherCodesProps) {
  const { t } = useTranslation('listing');
  const more = offers.slice(SHOWN_CODES);
  return (
    <div className={styles.others}>
      <Heading className={styles.othersTitle}>{t('blocks.otherCodes')}</Heading>
      <CodeList offers={offers.slice(0, SHOWN_CODES)} />
      {more.length > 0 && (
        <AccordionItem summary={t('blocks.moreCodes', { count: more.length })}>
          <CodeList offers={more} />
        </AccordionItem>
      )}
    </div>
  );
}

function CodeList({ offers }: Pick<OtherCodesProps, 'offers'>) {
  const datesOf = useDepartureDates();
  const wordsOf = usePromotionWords();
  return (
    <Grid as="ul">
      {offers.map((offer) => {
        const { tour } = offer;
        const { line, lowest } = wordsOf(offer);
        return (
          <li key={tour.code}>
            <PageLink
              to="travels-travel-tour"
              parameters={{ travel: tour.travelSlug, tour: tour.code }}
              className={textLink({ standalone: true })}
            >
              {tour.title}, {datesOf(tour)}
            </PageLink>
            <p>{line}</p>
            {offer.price && (
              <CodePrices price={offer.price} offer={offer}>
                {lowest && <p className={priceBefore}>{lowest}</p>}
              </CodePrices>
            )}
          </li>
        );
      })}
    </Grid>
  );
}

/** Where the price came down as well, the lowest of the 30 days before is said of it, as on a card (TRV-15). */
function CodePrices({
  price,
  offer,
  children,
}: {
  readonly price: CardPrice;
  readonly offer: PromotedDeparture;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const withCode = priceWithCode(price, offer);
  return (
    <PriceLine price={price} note={t('promotion.priceNow')}>
      <Price
        current={formatMoney(withCode.cents, withCode.currency)}
        prefix={pricePrefix(withCode, false, market, t)}
        note={t('promotion.priceWithCode')}
      />
      {children}
    </PriceLine>
  );
}
