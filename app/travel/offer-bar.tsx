/**
 * Price, status and the way to a seat at the foot of a phone's screen. It sticks there by styles alone, in
 * room of its own at the page's end, so it never covers the last words; scripts hide it while what says the
 * same is in view (`use-giving-way.ts`).
 */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import { useSite } from '../i18n/site.ts';
import type { CardPrice } from '../listing/card-price.ts';
import { pricePrefix } from '../listing/price-prefix.ts';
import { TourStatusLabel } from '../listing/tour-status-label.tsx';
import { Price } from '../ui/price/price.tsx';
import * as styles from './offer-bar.css.ts';
import { SAID_BY_ATTRIBUTE, useGivingWay } from './use-giving-way.ts';

export interface OfferBarProps {
  /** Ids of the parts of the page that it makes way for. */
  readonly saidBy: readonly string[];
  readonly price: CardPrice | null;
  /** Whether the price is the lowest of several. */
  readonly isLowest?: boolean;
  readonly status: TourStatus;
  /** Whose price and status it is, where the page is about others too; in words. */
  readonly date?: string;
  /** The button. */
  readonly children: ReactNode;
}

export function OfferBar({
  saidBy,
  price,
  isLowest = false,
  status,
  date,
  children,
}: OfferBarProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  // With its code it looks for itself: the page's own effect comes before the bar of another page is drawn.
  useGivingWay();
  return (
    <div
      className={styles.bar}
      {...{ [SAID_BY_ATTRIBUTE]: saidBy.join(' ') }}
      // It may be hidden before this is its code's.
      suppressHydrationWarning
    >
      <div className={styles.words}>
        {price && (
          <Price
            current={formatMoney(price.cents, price.currency)}
            prefix={pricePrefix(price, isLowest, market, t)}
          />
        )}
        <div className={styles.state}>
          {date && <span className={styles.date}>{date}</span>}
          <TourStatusLabel status={status} />
        </div>
      </div>
      {children}
    </div>
  );
}
