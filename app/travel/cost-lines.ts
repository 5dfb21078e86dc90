/** What comes on top of the price of a departure: each part fixed or an estimate, in words (TRV-15). */
import { useTranslation } from 'react-i18next';
import type { CostPart } from '../../domain/cost-choice.ts';
import { formatMoney, type Price } from '../../domain/money.ts';
import { flexiblePrice } from '../enquiry/flexible-option.ts';
import { privateRoomFact, type RoomScope } from '../enquiry/private-room-fact.ts';
import { useSite } from '../i18n/site.ts';
import type { IconName } from '../ui/icon/icon.tsx';
import type { Estimates } from './estimates.ts';
import { useAmount } from './use-amount.ts';
import { useFlightFact } from './use-flight-fact.ts';

export interface CostsOnTop {
  readonly estimates: Estimates;
  /** Until the departure that all of it is of; null where there are several. */
  readonly daysLeft: number | null;
  /** Supplement of a private room; null where there is none to have. */
  readonly privateRoom: Price | null;
  readonly roomScope: RoomScope;
  /** False where it is too late for flexible cancellation. */
  readonly hasFlexibleOption: boolean;
}

export interface CostLine {
  readonly part: CostPart;
  readonly icon: IconName;
  readonly label: string;
  /** Null for what there is none of: it says so. */
  readonly price: Price | null;
  readonly isEstimate: boolean;
  /** The amount in words, or that there is none. */
  readonly value: string;
  readonly note: string;
}

export function useCostLines(): (costs: CostsOnTop) => readonly CostLine[] {
  const { t } = useTranslation('travel');
  const flightFact = useFlightFact();
  const site = useSite();
  const flexible = flexiblePrice(site.layout.settings, site);
  const amountOf = useAmount();
  const plus = (price: Price) => t('costs.plus', { amount: amountOf(price) });

  return ({ estimates, daysLeft, privateRoom, roomScope, hasFlexibleOption }) => {
    const { moneyPot, flight } = estimates;
    const room = privateRoomFact(privateRoom, roomScope, amountOf, t);
    const lines: CostLine[] = [
      {
        part: 'privateRoom',
        icon: room.icon,
        label: room.label,
        price: privateRoom,
        isEstimate: false,
        value: room.value,
        note: room.note,
      },
    ];
    if (flexible && hasFlexibleOption) {
      lines.push({
        part: 'flexible',
        icon: 'shield',
        label: t('costs.flexible'),
        price: flexible,
        isEstimate: false,
        value: plus(flexible),
        note: t('costs.flexibleNote'),
      });
    }
    if (moneyPot) {
      lines.push({
        part: 'moneyPot',
        icon: 'wallet',
        label: t('costs.moneyPot'),
        price: moneyPot,
        isEstimate: true,
        value: t('costs.about', { amount: formatMoney(moneyPot.cents, moneyPot.currency) }),
        note: t('costs.moneyPotNote'),
      });
    }
    if (flight) {
      const { icon, label, value, note } = flightFact(flight, daysLeft);
      lines.push({
        part: 'flight',
        icon,
        label,
        price: flight.price,
        isEstimate: true,
        value,
        note,
      });
    }
    return lines;
  };
}
