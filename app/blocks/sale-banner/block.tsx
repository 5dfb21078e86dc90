import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { formatDateRange, formatLongDate } from '../../../domain/date-format.ts';
import { endOfDayIn, timeLeft, type TimeLeft } from '../../../domain/end-of-day.ts';
import { formatMoney } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button.css.ts';
import { Container } from '../../ui/container.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { section } from '../block-section.css.ts';
import { BlockLink } from '../block-section.tsx';
import * as styles from './block.css.ts';

/** How often a browser looks at the clock. */
const TICK_MS = 30_000;

type Offer = NonNullable<BlockProps<'sale-banner'>['data']['offer']>;

/**
 * An offer that ends on a day (CMS-04). The day stands in the server's page; the script adds how long that
 * is by the visitor's clock, and takes the banner away once it is over.
 */
export function SaleBannerBlock({ data, isFirst }: BlockProps<'sale-banner'>) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { title, text, until, offer, link } = data;
  const left = useTimeLeft(market.timeZone, until);
  if (left === null) return null;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <section className={section}>
      <Container>
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
                  <span role="timer">
                    {' '}
                    · {t(`blocks.left.${left.unit}`, { count: left.count })}
                  </span>
                )}
              </span>
            </p>
          </div>
          <Way offer={offer} link={link} />
        </div>
      </Container>
    </section>
  );
}

function OfferLine({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { code, off, lowest, tour } = offer;
  const amount = formatMoney(off.cents, off.currency);
  return (
    <p>
      {t(off.isConverted ? 'blocks.offerAbout' : 'blocks.offer', {
        code,
        amount,
        title: tour.title,
        dates: formatDateRange(tour.startingDate, tour.endingDate, market),
      })}
      {lowest && (
        <>
          <br />
          {t('card.lowestOf30Days', { amount: formatMoney(lowest.cents, lowest.currency) })}
        </>
      )}
    </p>
  );
}

/** To the departure that the offer is of, else where the content says. */
function Way({ offer, link }: Pick<BlockProps<'sale-banner'>['data'], 'offer' | 'link'>) {
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
