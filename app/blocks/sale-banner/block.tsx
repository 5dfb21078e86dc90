import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { formatLongDate } from '../../../domain/date-format.ts';
import { endOfDayIn, timeLeft, type TimeLeft } from '../../../domain/end-of-day.ts';
import { formatMoney } from '../../../domain/money.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { pricePrefix } from '../../listing/price-prefix.ts';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { section } from '../block-section.css.ts';
import { BlockLink } from '../block-section.tsx';
import { CardRow, IN_ROW } from '../card-row.tsx';
import * as styles from './block.css.ts';
import type { PromotedDeparture } from './block.server.ts';
import type { CardPrice } from '../../listing/card-price.ts';
import {
  aboveCardLink,
  fact,
  priceBefore,
  priceLine,
  small,
  title as cardTitle,
} from '../../listing/card.css.ts';
import { RunsLine, TermsLine, useDepartureDates } from '../../listing/departure-facts.tsx';
import { priceWithCode } from '../../listing/promotion.ts';
import { usePromotionWords } from '../../listing/promotion-mark.tsx';
import { idOfShown, ShowMore } from '../../listing/show-more.tsx';
import { ContentImage } from '../../images/content-image.tsx';
import type { PicturePlace } from '../../images/picture-places.ts';
import { cardLink } from '../../ui/card/card.css.ts';
import { Card } from '../../ui/card/card.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Price } from '../../ui/price/price.tsx';
import { iconBefore } from '../../ui/icon-before/icon-before.css.ts';

/** How often a browser looks at the clock. */
const TICK_MS = 30_000;

/**
 * An offer that ends on a day (CMS-04), the card of the code that it is of, and the codes that end after it. The day
 * stands in the server's page; the script adds how long that is by the visitor's clock, and takes the banner away once
 * it is over.
 */
export default function SaleBannerBlock({ data, id, isFirst }: BlockProps<'sale-banner'>) {
  const { market } = useSite();
  const { until, others, othersCount } = data;
  const left = useTimeLeft(market.timeZone, until);
  const standing = left === null ? others.filter((other) => other.until > until) : others;
  if (left === null && standing.length === 0) return null;
  return (
    <section className={section}>
      <Container>
        {left !== null && <Banner data={data} left={left} headingAs={isFirst ? 'h1' : 'h2'} />}
        {standing.length > 0 && (
          <OtherCodes
            offers={standing}
            total={othersCount - (others.length - standing.length)}
            listId={id}
            headingAs={isFirst || left === null ? 'h2' : 'h3'}
          />
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
  readonly data: BlockProps<'sale-banner'>['data'];
  readonly left: TimeLeft | 'unknown';
  readonly headingAs: 'h1' | 'h2';
}) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  return (
    <div className={offer ? styles.bannerWithCode : styles.banner}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
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
      {offer ? (
        <CodeCard offer={offer} headingAs={Heading === 'h1' ? 'h2' : 'h3'} place="cardInBanner" />
      ) : (
        link && <BlockLink link={link} variant="light" />
      )}
    </div>
  );
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

interface OtherCodesProps {
  readonly offers: readonly PromotedDeparture[];
  /** How many there are, shown or not. */
  readonly total: number;
  readonly listId: string;
  /** Level of the title, one below that of the banner's. */
  readonly headingAs: 'h2' | 'h3';
}

/** The departures whose codes end after that of the banner (TRV-08, CMS-04). */
function OtherCodes({ offers, total, listId, headingAs: Heading }: OtherCodesProps) {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.others}>
      <Heading className={styles.othersTitle}>{t('blocks.otherCodes')}</Heading>
      <CardRow>
        {offers.map((offer, index) => (
          <CodeCard
            key={offer.tour.code}
            as="li"
            {...IN_ROW}
            offer={offer}
            id={idOfShown(listId, index)}
            headingAs={Heading === 'h2' ? 'h3' : 'h4'}
          />
        ))}
      </CardRow>
      <ShowMore shown={offers.length} total={total} listId={listId} />
    </div>
  );
}

interface CodeCardProps {
  readonly offer: PromotedDeparture;
  readonly id?: string | undefined;
  readonly headingAs: 'h2' | 'h3' | 'h4';
  readonly place: PicturePlace;
  /** `li` in a list. */
  readonly as?: 'article' | 'li';
}

/** A departure with its code, which one selects or copies, and what it costs with it. */
function CodeCard({ offer, id, headingAs: Heading, as, place }: CodeCardProps) {
  const { t } = useTranslation('listing');
  const datesOf = useDepartureDates();
  const { line, lowest } = usePromotionWords()(offer);
  const code = useRef<HTMLElement>(null);
  const { tour, price } = offer;
  return (
    <Card
      as={as}
      linked
      media={<ContentImage image={tour.image} place={place} shape="wide" alt="" />}
    >
      <Heading id={id} className={cardTitle}>
        <PageLink
          to="travels-travel-tour"
          parameters={{ travel: tour.travelSlug, tour: tour.code }}
          className={cardLink}
          // Several departures of one travel differ by their dates alone.
          aria-label={`${tour.title}, ${datesOf(tour)}`}
        >
          {tour.title}
        </PageLink>
      </Heading>
      <p className={`${fact} ${iconBefore.calendar}`}>{datesOf(tour)}</p>
      <RunsLine tour={tour} />
      <TermsLine tour={tour} />
      <div className={`${styles.codeLine} ${aboveCardLink}`}>
        <code ref={code} className={styles.code}>
          {offer.code}
        </code>
        <CopyButton
          text={offer.code}
          labels={{
            copy: t('promotion.copy'),
            copied: t('promotion.copied'),
            notCopied: t('promotion.notCopied'),
          }}
          select={() => {
            if (code.current) window.getSelection()?.selectAllChildren(code.current);
          }}
        />
      </div>
      <p className={small}>{line}</p>
      {price && <CodePrice price={price} offer={offer} lowest={lowest} />}
    </Card>
  );
}

/**
 * The price with the code. Struck out beside it is the lowest of the 30 days before, as beside any price that came
 * down (TRV-15), or where nobody knows that one, today's.
 */
function CodePrice({
  price,
  offer,
  lowest,
}: {
  readonly price: CardPrice;
  readonly offer: PromotedDeparture;
  readonly lowest: string | null;
}) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const withCode = priceWithCode(price, offer);
  const before = offer.lowest ?? price;
  return (
    <div className={priceLine}>
      <Price
        current={formatMoney(withCode.cents, withCode.currency)}
        was={before.cents > withCode.cents ? formatMoney(before.cents, before.currency) : null}
        prefix={pricePrefix(withCode, false, market, t)}
        note={t('promotion.priceWithCode')}
        labels={{ current: t('promotion.priceWithCode'), was: t('card.priceBefore') }}
      />
      {lowest && <p className={priceBefore}>{lowest}</p>}
    </div>
  );
}
