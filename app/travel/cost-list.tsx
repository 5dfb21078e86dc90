/** What comes on top of the price: each amount marked fixed or an estimate (TRV-15). */
import { useTranslation } from 'react-i18next';
import { formatMoney, type Price } from '../../domain/money.ts';
import { FactList, type Fact } from '../enquiry/fact-list.tsx';
import type { Estimates } from './estimates.ts';

export interface CostListProps {
  readonly estimates: Estimates;
  /** Supplement of a private room; null where there is none to have. */
  readonly privateRoom: Price | null;
}

export function CostList({ estimates, privateRoom }: CostListProps) {
  const { t } = useTranslation('travel');
  const { moneyPot, flight, isDirectFlight, arrivalAirport } = estimates;
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
  if (flight) {
    facts.push({
      key: 'flight',
      icon: 'plane',
      label: t('costs.flight', { airport: arrivalAirport }),
      value: t('costs.fromAbout', { amount: amountOf(flight) }),
      note: t(isDirectFlight ? 'costs.directFlight' : 'costs.flightWithStop'),
    });
  }
  facts.push({
    key: 'privateRoom',
    icon: 'bed',
    label: t('costs.privateRoom'),
    value: privateRoom
      ? t('costs.plus', { amount: amountOf(privateRoom) })
      : t('costs.noPrivateRoom'),
    note: t(privateRoom ? 'costs.privateRoomNote' : 'costs.sharedRoomNote'),
  });
  return <FactList facts={facts} />;
}

function amountOf({ cents, currency }: Price): string {
  return formatMoney(cents, currency);
}
