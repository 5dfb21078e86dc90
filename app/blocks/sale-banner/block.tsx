import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { formatDateRange, formatLongDate } from '../../../domain/date-format.ts';
import { endOfDayIn, timeLeft, type TimeLeft } from '../../../domain/end-of-day.ts';
import { formatMoney, isApproximate } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { button } from '../../ui/button/button.css.ts';
import { lowestPriceWords } from '../../listing/price-prefix.ts';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { section } from '../block-section.css.ts';
import { BlockLink } from '../block-section.tsx';
import * as styles from './block.css.ts';
import type { PromotedDeparture } from './load.server.ts';
import { OtherCodes } from './other-codes.tsx';

/** How often a browser looks at the clock. */
const TICK_MS = 30_000;

type SaleBanner = BlockProps<'sale-banner'>['data'];

/**
 * An offer that ends on a day (CMS-04), and the codes that end after it. The day stands in the server's page; the
 * script adds how long that is by the visitor's clock, and takes the banner away once it is over.
 */
export function SaleBannerBlock({ data, isFirst }: BlockProps<'sale-banner'>) {
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
