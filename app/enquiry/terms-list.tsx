/** Deposit, balance and free cancellation of a tour, with their days (TRV-09). */
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../domain/date-format.ts';
import type { Market } from '../../domain/market.ts';
import type { Price } from '../../domain/money.ts';
import { useSite } from '../i18n/site.ts';
import { FactList, type Fact } from './fact-list.tsx';
import { flexibleNote, useFlexiblePrice } from './flexible-option.ts';
import { paymentFacts } from './payment-facts.ts';
import type { TourTerms } from './tour-terms.ts';

export interface TermsListProps {
  readonly terms: TourTerms;
  /** That which the deposit is part of. */
  readonly price: Omit<Price, 'cents'>;
  /** What is said of cancelling later. */
  readonly children: ReactNode;
}

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
