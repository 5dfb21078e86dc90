/**
 * Price, status and the way to a seat at the foot of a phone's screen. It sticks there by styles alone, in
 * room of its own at the page's end, so it never covers the last words; scripts hide it while what says the
 * same is in view.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../domain/money.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import type { CardPrice } from '../listing/card-price.ts';
import { TourStatusLabel } from '../listing/tour-status-label.tsx';
import { Price } from '../ui/price.tsx';
import * as styles from './offer-bar.css.ts';

/** As soon as its edge is seen, below the header. */
const REACHED = { rootMargin: '-80px 0px 0px' };

export interface OfferBarProps {
  /** Ids of the parts of the page that it makes way for. */
  readonly saidBy: readonly string[];
  readonly price: CardPrice | null;
  /** Whether the price is the lowest of several. */
  readonly isLowest?: boolean;
  readonly status: TourStatus;
  /** The button. */
  readonly children: ReactNode;
}

export function OfferBar({ saidBy, price, isLowest = false, status, children }: OfferBarProps) {
  const { t } = useTranslation('listing');
  return (
    <div className={styles.bar} data-hidden={useIsAnyInView(saidBy) ? '' : undefined}>
      <div className={styles.words}>
        {price && (
          <Price
            current={formatMoney(price.cents, price.currency)}
            prefix={isLowest ? t('card.from') : null}
            note={price.isConverted ? t('card.approximate') : null}
          />
        )}
        <TourStatusLabel status={status} />
      </div>
      {children}
    </div>
  );
}

/** False until it is known. */
function useIsAnyInView(ids: readonly string[]): boolean {
  const [isInView, setIsInView] = useState(false);
  const list = ids.join(' ');
  useEffect(() => {
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setIsInView(seen.size > 0);
    }, REACHED);
    for (const id of list.split(' ')) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [list]);
  return isInView;
}
