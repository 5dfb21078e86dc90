import { useTranslation } from 'react-i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import type { CardPrice } from '../listing/card-price.ts';
import { note } from './payment-note.css.ts';

export interface LowestPriceNoteProps {
  readonly price: CardPrice;
  readonly lowest: Price | null;
}

/** The lowest price of the 30 days before, beside a discount and only there (TRV-15). */
export function LowestPriceNote({ price, lowest }: LowestPriceNoteProps) {
  const { t } = useTranslation('travel');
  if (!price.discount || !lowest) return null;
  return (
    <p className={note}>
      {t('price.lowestOf30Days', { amount: formatMoney(lowest.cents, lowest.currency) })}
    </p>
  );
}
