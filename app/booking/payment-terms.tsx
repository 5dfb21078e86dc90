/** The payment and cancellation terms of a tour as facts: deposit, balance, flexible option (TRV-09). */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutSettings } from '../../contract/layout.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import type { Currency, Market } from '../../domain/market.ts';
import {
  currencySymbol,
  formatMoney,
  isApproximate,
  type Price,
  priceIn,
} from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import type { DisplayCurrency } from '../listing/card-price.ts';
import { useAmount } from '../travel/facts-in-words.ts';
import { type Fact, FactList } from '../ui/fact-list/fact-list.tsx';
import { smallNote } from './booking.css.ts';
import type { TourTerms } from './tour-terms.ts';

export interface TermsListProps {
  readonly terms: TourTerms;
  /** That which the deposit is part of. */
  readonly price: Omit<Price, 'cents'>;
  /** What is said of cancelling later. */
  readonly children: ReactNode;
}

/** Deposit, balance and free cancellation, with their days. */
export function TermsList({ terms, price, children }: TermsListProps) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  const flexible = useFlexiblePrice();
  return (
    <>
      <FactList
        facts={[
          ...paymentFacts(terms, price, market, t),
          ...cancellationFacts(terms, flexible, market, t),
        ]}
      />
      {children}
    </>
  );
}

/** The flexible option is left out where it is too late for it. */
function cancellationFacts(
  terms: TourTerms,
  flexible: string | null,
  market: Market,
  t: TFunction<'travel'>,
): Fact[] {
  const { freeCancellationUntil, flexibleCancellationUntil } = terms;
  const until = (day: string) => t('terms.until', { date: formatLongDate(day, market) });
  const facts: Fact[] = [
    {
      key: 'free',
      icon: 'calendar',
      label: t('terms.freeCancellation'),
      value: freeCancellationUntil ? until(freeCancellationUntil) : t('terms.past'),
    },
  ];
  if (flexibleCancellationUntil) {
    facts.push({
      key: 'flexible',
      icon: 'shield',
      label: t('terms.flexibleCancellation'),
      value: until(flexibleCancellationUntil),
      note: flexibleNote(
        { days: terms.flexibleCancellationDays, standard: terms.freeCancellationDays },
        flexible,
        t,
      ),
    });
  }
  return facts;
}

/** Deposit and balance for each person with their days, or that the whole price is due at once. */
export function paymentFacts(
  { deposit, outlook }: Pick<TourTerms, 'deposit' | 'outlook'>,
  price: Omit<Price, 'cents'>,
  market: Market,
  t: TFunction<'travel'>,
): Fact[] {
  if (!deposit) {
    return [
      {
        key: 'whole',
        icon: 'card',
        label: t('terms.payment'),
        value: t('terms.wholePrice'),
        note: t('terms.wholePriceNote'),
      },
    ];
  }
  const each = (cents: number) => {
    const amount = formatMoney(cents, price.currency);
    const told = isApproximate(price, market.currency) ? t('costs.about', { amount }) : amount;
    return t('terms.each', { amount: told });
  };
  return [
    {
      key: 'deposit',
      icon: 'card',
      label: t('terms.deposit'),
      value: each(deposit.cents),
      note: t(outlook === 'full' ? 'terms.depositNoteFull' : 'terms.depositNote', {
        percent: deposit.percent,
      }),
    },
    {
      key: 'balance',
      icon: 'wallet',
      label: t('terms.balance'),
      value: each(deposit.balanceCents),
      note: t('terms.balanceNote', { date: formatLongDate(deposit.balanceDueDate, market) }),
    },
  ];
}

/** Price of the flexible option for each person, in the displayed currency (TRV-15); null where none is set. */
export function flexiblePrice(
  { flexibleCancellationPrice }: Pick<LayoutSettings, 'flexibleCancellationPrice'>,
  { currency, exchangeRates }: DisplayCurrency,
): Price | null {
  return priceIn(flexibleCancellationPrice, currency, exchangeRates);
}

/** The same price as text. */
export function useFlexiblePrice(): string | null {
  const site = useSite();
  const amountOf = useAmount();
  const price = flexiblePrice(site.layout.settings, site);
  return price && amountOf(price);
}

/**
 * What the option is, with its price where one is set, and that the price is not refunded: cancelling is
 * free until `days` before departure instead of `standard`.
 */
export function flexibleNote(
  days: { readonly days: number; readonly standard: number },
  price: string | null,
  t: TFunction<'travel'>,
): string {
  return price === null
    ? t('terms.flexibleCancellationNote', days)
    : t('terms.flexibleCancellationPriced', { ...days, price });
}

/** In which currency one pays, the one of the market's homes first, and that an amount in another is approximate (MKT-08). */
export function PaymentNote({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation('travel');
  const { market } = useSite();
  return (
    <p className={smallNote}>
      {t(market.currency === 'GBP' ? 'payment.inPounds' : 'payment.inEuros')}
      {isApproximate({ currency, isConverted: false }, market.currency) &&
        ` ${t('payment.approximate', { symbol: currencySymbol(currency) })}`}
    </p>
  );
}
