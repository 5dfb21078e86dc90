/** What a card says of a departure: when and how long, will it run, how much. */
import { useTranslation } from 'react-i18next';
import { formatDateRange } from '../../domain/date-format.ts';
import { formatMoney } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Price } from '../ui/price.tsx';
import type { DepartureData, SeatsFact } from './card-data.ts';
import type { CardPrice } from './card-price.ts';
import * as styles from './card.css.ts';
import { TourStatusLabel } from './tour-status-label.tsx';

/** The days from departure to return, as the market writes them. */
export function useDepartureDates(): (
  tour: Pick<DepartureData, 'startingDate' | 'endingDate'>,
) => string {
  const { market } = useSite();
  return (tour) => formatDateRange(tour.startingDate, tour.endingDate, market);
}

/** When and how many days. */
export function WhenLine({
  tour,
  numberOfDays,
}: {
  readonly tour: DepartureData;
  readonly numberOfDays: number;
}) {
  const { t } = useTranslation('listing');
  const datesOf = useDepartureDates();
  return (
    <p className={styles.fact}>
      <Icon name="calendar" />
      <span>
        <time dateTime={tour.startingDate}>{datesOf(tour)}</time>
        {` · ${t('card.days', { count: numberOfDays })}`}
      </span>
    </p>
  );
}

/** Whether it will run: the status, and how many people it needs or has room for. */
export function RunsLine({ tour }: { readonly tour: DepartureData }) {
  return (
    <p className={styles.runs}>
      <TourStatusLabel status={tour.status} />
      {tour.seats && <SeatsText seats={tour.seats} />}
    </p>
  );
}

function SeatsText({ seats }: { readonly seats: SeatsFact }) {
  const { t } = useTranslation('listing');
  const { count } = seats;
  return (
    <span>
      {seats.kind === 'left' ? t('card.seatsLeft', { count }) : t('card.seatsNeeded', { count })}
    </span>
  );
}

/** The price with the old one beside it where it came down, marked where it is converted (MKT-08). */
export function PriceLine({
  price,
  isLowest = false,
}: {
  readonly price: CardPrice;
  /** Whether it is the lowest of several, so that the card says "from". */
  readonly isLowest?: boolean;
}) {
  const { t } = useTranslation('listing');
  const { discount, currency } = price;
  return (
    <p className={styles.priceLine}>
      <Price
        current={formatMoney(price.cents, currency)}
        was={discount && formatMoney(discount.oldCents, currency)}
        prefix={isLowest ? t('card.from') : null}
        note={price.isConverted ? t('card.approximate') : null}
        labels={{ current: t('card.priceNow'), was: t('card.priceBefore') }}
      />
      {discount && <Badge tone="sun">{t('card.discount', { percent: discount.percent })}</Badge>}
    </p>
  );
}
