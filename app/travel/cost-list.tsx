/** What comes on top of the price: each amount marked fixed or an estimate (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import { FactList, type Fact } from '../enquiry/fact-list.tsx';
import { useFlexiblePrice } from '../enquiry/flexible-option.ts';
import { privateRoomFact, type RoomScope } from '../enquiry/private-room-fact.ts';
import type { Estimates } from './estimates.ts';
import { useFlightFact } from './use-flight-fact.ts';

export interface CostListProps {
  readonly estimates: Estimates;
  /** Supplement of a private room; null where there is none to have. */
  readonly privateRoom: Price | null;
  readonly roomScope: RoomScope;
  /** False where it is too late for flexible cancellation. */
  readonly hasFlexibleOption?: boolean;
}

export function CostList({
  estimates,
  privateRoom,
  roomScope,
  hasFlexibleOption = true,
}: CostListProps) {
  const { t } = useTranslation('travel');
  const { moneyPot, flight } = estimates;
  const flightFact = useFlightFact();
  const flexible = useFlexiblePrice();
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
  facts.push(privateRoomFact(privateRoom, roomScope, t));
  if (flexible !== null && hasFlexibleOption) {
    facts.push({
      key: 'flexible',
      icon: 'shield',
      label: t('costs.flexible'),
      value: t('costs.plus', { amount: flexible }),
      note: t('costs.flexibleNote'),
    });
  }
  return <FactList facts={facts} />;
}

function amountOf({ cents, currency }: Price): string {
  return formatMoney(cents, currency);
}
