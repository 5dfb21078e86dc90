/** What comes on top of the price: each amount marked fixed or an estimate (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import { FactList, type Fact } from '../enquiry/fact-list.tsx';
import { privateRoomFact } from '../enquiry/private-room-fact.ts';
import type { Estimates } from './estimates.ts';
import { useFlightFact } from './use-flight-fact.ts';

export interface CostListProps {
  readonly estimates: Estimates;
  /** Supplement of a private room; null where there is none to have. */
  readonly privateRoom: Price | null;
  /** Of a travel: how many of its departures have one. */
  readonly departuresWithRoom?: { readonly count: number; readonly total: number } | null;
}

export function CostList({ estimates, privateRoom, departuresWithRoom = null }: CostListProps) {
  const { t } = useTranslation('travel');
  const { moneyPot, flight } = estimates;
  const flightFact = useFlightFact();
  const facts: Fact[] = [];
  if (moneyPot) {
    facts.push({
      key: 'moneyPot',
      icon: 'wallet',
      label: t('costs.moneyPot'),
      value: t('costs.about', { amount: amountOf(moneyPot) }),
      note: t('costs.moneyPotNote'),
    });
  }
  if (flight) facts.push(flightFact(flight));
  facts.push(privateRoomFact(privateRoom, departuresWithRoom, t));
  return <FactList facts={facts} />;
}

function amountOf({ cents, currency }: Price): string {
  return formatMoney(cents, currency);
}
