/** Paying and cancelling (TRV-09): the days of one departure, or the rule for all of them. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import { cancellationSteps } from '../../../domain/cancellation-fees.ts';
import type { Price } from '../../../domain/money.ts';
import { CancellationTable } from '../../booking/cancellation-table.tsx';
import { DatedCancellationTable, LateCancellationNote } from '../../booking/cancellation.tsx';
import {
  flexibleNote,
  PaymentNote,
  TermsList,
  useFlexiblePrice,
} from '../../booking/payment-terms.tsx';
import { FactList } from '../../ui/fact-list/fact-list.tsx';
import { tourTerms } from '../../booking/tour-terms.ts';
import { useSite } from '../../i18n/site.ts';
import { useDepartureDates } from '../../listing/departure-facts.tsx';
import type { Departure } from '../../travel/departure.ts';
import { useAmount } from '../../travel/facts-in-words.ts';
import { ModalFrame } from '../modal-frame.tsx';
import type { ModalProps } from '../modal-subjects.ts';
import { DepartureChoice } from '../parts/departure-choice.tsx';
import * as styles from '../parts/parts.css.ts';

type Subject = ModalProps<'payment-info'>['subject'];

export default function PaymentInfoModal({ subject, type }: ModalProps<'payment-info'>) {
  const { t } = useTranslation(['modals', 'travel']);
  const site = useSite();
  const { settings, depositPercent, choice } = subject;
  const datesOf = useDepartureDates();
  const amountOf = useAmount();
  const chosen = choice.find(({ code }) => code === type) ?? null;
  const isTold = chosen !== null && depositPercent !== null;
  const departure =
    subject.departure ?? (isTold ? termsOf(chosen, depositPercent, settings, site.today) : null);
  const scale = cancellationSteps(settings);
  const price = departure?.price ?? { currency: site.currency, isConverted: false };
  return (
    <ModalFrame title={t('travel:terms.title')}>
      <div className={styles.prose}>
        {choice.length > 0 && (
          <DepartureChoice
            departures={choice}
            chosen={chosen && chosen.code}
            label={t('paymentInfo.departure')}
            none={t('paymentInfo.rule')}
            action={t('paymentInfo.show')}
          />
        )}
        {chosen?.price && (
          <p>
            {t('paymentInfo.chosen', {
              dates: datesOf(chosen),
              price: amountOf(chosen.price),
            })}
          </p>
        )}
        {departure ? (
          <TermsList terms={departure.terms} price={price}>
            <LateCancellation hasFees={departure.terms.cancellation.length > 0}>
              <DatedCancellationTable steps={departure.terms.cancellation} />
            </LateCancellation>
          </TermsList>
        ) : (
          <>
            <RuleList {...subject} />
            <LateCancellation hasFees={scale.length > 0}>
              <CancellationTable steps={scale} />
            </LateCancellation>
          </>
        )}
        {settings.installmentPayments && departure?.terms.deposit !== null && (
          <p>{t('paymentInfo.instalments')}</p>
        )}
        {(!departure || departure.terms.outlook === 'open') && <p>{t('paymentInfo.notRunning')}</p>}
        <PaymentNote currency={price.currency} />
      </div>
    </ModalFrame>
  );
}

interface LateCancellationProps {
  readonly hasFees: boolean;
  /** The scale of fees as a table. */
  readonly children: ReactNode;
}

/** With the scale as a table, where there is one; in words that it costs something where there is none. */
function LateCancellation({ hasFees, children }: LateCancellationProps) {
  return (
    <>
      {children}
      <LateCancellationNote fees={hasFees ? undefined : null} />
    </>
  );
}

/** What holds for one departure that can be booked. */
function termsOf(
  { startingDate, status, price }: Departure,
  depositPercent: number,
  days: Subject['settings'],
  today: CalendarDate,
): NonNullable<Subject['departure']> {
  // Seats tell tours on request apart, and no other.
  const tour = { startingDate, salesStatus: status, freeSeats: 0, seatsToConfirm: 0 };
  const priceCents = price && price.cents;
  return { terms: tourTerms({ tour, priceCents, depositPercent, days, today }), price };
}

/** In days before departure, since each departure has its own dates. */
function RuleList({
  settings,
  depositPercent,
  choice,
}: Pick<Subject, 'settings' | 'depositPercent' | 'choice'>) {
  const { t } = useTranslation(['modals', 'travel']);
  const { today } = useSite();
  const { t: travelWords } = useTranslation('travel');
  const flexible = useFlexiblePrice();
  const amountOf = useAmount();
  const { balanceDueDays, freeCancellationDays, flexibleCancellationDays } = settings;
  const whole = t('paymentInfo.depositNote', { days: balanceDueDays });
  const [least, most] = depositsOf({ settings, depositPercent, choice }, today).map(amountOf);
  const figures =
    least &&
    (least === most
      ? t('paymentInfo.depositFigure', { amount: least })
      : t('paymentInfo.depositFigures', { least, most }));
  return (
    <FactList
      facts={[
        {
          key: 'deposit',
          icon: 'card',
          label: t('travel:terms.deposit'),
          value:
            depositPercent === null
              ? t('paymentInfo.deposit')
              : t('travel:terms.depositNote', { percent: depositPercent }),
          note: figures ? `${figures} ${whole}` : whole,
        },
        {
          key: 'balance',
          icon: 'wallet',
          label: t('travel:terms.balance'),
          value: t('paymentInfo.balance', { days: balanceDueDays }),
        },
        {
          key: 'free',
          icon: 'calendar',
          label: t('travel:terms.freeCancellation'),
          value: t('paymentInfo.upTo', { days: freeCancellationDays }),
        },
        {
          key: 'flexible',
          icon: 'shield',
          label: t('travel:terms.flexibleCancellation'),
          value: t('paymentInfo.upTo', { days: flexibleCancellationDays }),
          note: flexibleNote(
            { days: flexibleCancellationDays, standard: freeCancellationDays },
            flexible,
            travelWords,
          ),
        },
      ]}
    />
  );
}

/** The lowest and the highest deposit of the departures that one is enough for; none where all are too close. */
function depositsOf(
  { settings, depositPercent, choice }: Pick<Subject, 'settings' | 'depositPercent' | 'choice'>,
  today: CalendarDate,
): readonly [] | readonly [least: Price, most: Price] {
  if (depositPercent === null) return [];
  const deposits = choice.flatMap((departure) => {
    const { terms, price } = termsOf(departure, depositPercent, settings, today);
    return terms.deposit && price ? [{ ...price, cents: terms.deposit.cents }] : [];
  });
  const inOrder = deposits.toSorted((one, other) => one.cents - other.cents);
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  return first && last ? [first, last] : [];
}
