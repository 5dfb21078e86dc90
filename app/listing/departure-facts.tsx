/** What a card says of a departure: when and how long, will it run, how much. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgeGroup } from '../../domain/age-group.ts';
import { isCancellationFree, isDepositAvailable } from '../../domain/booking-terms.ts';
import { formatDateRange } from '../../domain/date-format.ts';
import { formatMoney } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { iconBefore } from '../ui/icon-before/icon-before.css.ts';
import { Price } from '../ui/price/price.tsx';
import type { DepartureData } from './card-data.ts';
import type { CardPrice } from './card-price.ts';
import * as styles from './card.css.ts';
import { lowestPriceWords, pricePrefix } from './price-prefix.ts';
import { TourStatusLabel } from './tour-status-label.tsx';

/** The days from departure to return, as the market writes them. */
export function useDepartureDates(): (
  tour: Pick<DepartureData, 'startingDate' | 'endingDate'>,
) => string {
  const { market } = useSite();
  return (tour) => formatDateRange(tour.startingDate, tour.endingDate, market);
}

/** The days of leave that a departure takes, in words; null where nobody says. */
export function useLeaveText(): (leaveDays: number | null | undefined) => string | null {
  const { t } = useTranslation('listing');
  return (leaveDays) => {
    if (leaveDays === null || leaveDays === undefined) return null;
    return leaveDays === 0 ? t('card.noLeave') : t('card.leave', { count: leaveDays });
  };
}

/** When, for how many days and for whom. */
export function WhenLine({
  tour,
  numberOfDays,
}: {
  /** Without ages where it stands for others that may be for other ages. */
  readonly tour: Pick<DepartureData, 'startingDate' | 'endingDate'> &
    Partial<Pick<DepartureData, 'ageGroup' | 'leaveDays'>>;
  readonly numberOfDays: number;
}) {
  const datesOf = useDepartureDates();
  return (
    <>
      <p className={`${styles.fact} ${iconBefore.calendar}`}>{datesOf(tour)}</p>
      <LengthLine numberOfDays={numberOfDays} leaveDays={tour.leaveDays} ageGroup={tour.ageGroup} />
    </>
  );
}

/** How many days, how many of them are leave, and for whom. */
export function LengthLine({
  numberOfDays,
  leaveDays,
  ageGroup,
}: {
  readonly numberOfDays: number;
  readonly leaveDays?: number | null | undefined;
  readonly ageGroup?: AgeGroup | undefined;
}) {
  const { t } = useTranslation('listing');
  const facts = [
    t('card.days', { count: numberOfDays }),
    useLeaveText()(leaveDays),
    ageGroup ? t(`ages.${ageGroup}`) : null,
  ];
  return (
    <p className={`${styles.fact} ${iconBefore.clock}`}>
      {facts.filter((fact) => fact !== null).join(' · ')}
    </p>
  );
}

/** Whether it will run: the status, and how many people it needs or has room for. */
export function RunsLine({ tour }: { readonly tour: Pick<DepartureData, 'status' | 'seats'> }) {
  return <TourStatusLabel as="p" status={tour.status} seats={tour.seats} />;
}

/** What a departure is too close for: a deposit, free cancellation, or both (TRV-09); nothing where for neither. */
export function TermsLine({
  tour: { startingDate, status },
}: {
  readonly tour: Pick<DepartureData, 'startingDate' | 'status'>;
}) {
  const { t } = useTranslation('listing');
  const { today, layout } = useSite();
  const { balanceDueDays, freeCancellationDays } = layout.settings;
  if (status === 'SOLD_OUT') return null;
  const isFullPayment = !isDepositAvailable(startingDate, today, balanceDueDays);
  if (!isCancellationFree(startingDate, today, freeCancellationDays)) {
    const words = isFullPayment ? t('card.fullPaymentNoCancellation') : t('card.noCancellation');
    return <p className={styles.small}>{words}</p>;
  }
  return isFullPayment && <p className={styles.small}>{t('card.fullPayment')}</p>;
}

/**
 * The price, marked where it is only about right (MKT-08). Where it came down, the lowest of the 30 days before
 * stands beside it, struck through and in words (TRV-15).
 */
export function PriceLine({
  price,
  isLowest = false,
  hasPercent = true,
  note,
  children,
}: {
  readonly price: CardPrice;
  /** Whether it is the lowest of several, so that the card says "from". */
  readonly isLowest?: boolean;
  /** False where the discount stands elsewhere. */
  readonly hasPercent?: boolean;
  /** Below the amount. */
  readonly note?: string;
  /** What else is said of it. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  const { discount, currency } = price;
  return (
    <div className={styles.priceLine} data-changing="">
      <Price
        current={formatMoney(price.cents, currency)}
        was={discount && formatMoney(discount.oldCents, currency)}
        prefix={pricePrefix(price, isLowest, market, t)}
        note={note}
        labels={{ current: t('card.priceNow'), was: t('card.priceBefore') }}
      />
      {discount && hasPercent && (
        <Badge tone="sun">{t('card.discount', { percent: discount.percent })}</Badge>
      )}
      {discount && (
        <p className={styles.priceBefore}>
          {lowestPriceWords({ ...price, cents: discount.oldCents }, market, t)}
        </p>
      )}
      {children}
    </div>
  );
}
