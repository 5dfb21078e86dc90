/** Who stands behind a button that asks for money, whom one reaches, and how one gets out of it (TRV-08, TRV-09). */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isCancellationFree } from '../../domain/booking-terms.ts';
import { addDays, type CalendarDate } from '../../domain/calendar-date.ts';
import { formatMoment, isoMoment } from '../../domain/clock-time.ts';
import type { PhoneHours } from '../../domain/company.ts';
import { formatWeekday } from '../../domain/date-format.ts';
import type { Currency, Weekday } from '../../domain/market.ts';
import { useSite } from '../i18n/site.ts';
import { contactLines } from '../layout/contact-books.ts';
import { Icon, type IconName } from '../ui/icon/icon.tsx';
import { textLink } from '../ui/text-link/text-link.css.ts';
import { LateCancellationNote } from './cancellation.tsx';
import { PaymentNote } from './payment-terms.tsx';
import * as styles from './booking.css.ts';

/** Of the strip that a page shows in full. */
const SAFETY_ID = 'safety';

/**
 * "Your money and your safety", below a button. A line is left out where the operator has not set what it says; the
 * demonstration shows an invented company, and says so.
 *
 * @param props.currency of the price beside it; null where none is shown
 * @param props.startingDate of the departure that the button is for; null where it is for a travel
 * @param props.hasFlexibleOption whether the option is asked for, with which cancelling stays free for longer
 * @param props.isFolded one line that opens the others, where there is little room or the page has them elsewhere
 */
export function SafetyStrip({
  currency,
  startingDate,
  hasFlexibleOption = false,
  isFolded = false,
}: SafetyStripProps) {
  const { t } = useTranslation('travel');
  const { company: own, inventedCompany, layout, today } = useSite();
  const { freeCancellationDays, flexibleCancellationDays } = layout.settings;
  const days = hasFlexibleOption ? flexibleCancellationDays : freeCancellationDays;
  const cancel = hasFlexibleOption
    ? t('safety.cancelFlexible', { days })
    : t('safety.cancel', { days });
  const isFree = startingDate === null || isCancellationFree(startingDate, today, days);
  const hoursOf = usePhoneHours();
  const note = currency && <PaymentNote currency={currency} />;
  const company = own ?? inventedCompany;
  if (!company) return note;
  const { name, address, insolvencyInsurer: insurer, phoneHours } = company;
  const lines = contactLines(layout.contacts.books, company);
  const lineOf = (wanted: 'telephone' | 'emergency') => lines.find(({ book }) => book === wanted);
  const [telephone, emergency] = [lineOf('telephone'), lineOf('emergency')];
  const facts = (
    <>
      <ul className={styles.safetyLines}>
        {note && !isFolded && <Line icon="wallet">{note}</Line>}
        {insurer && <Line icon="shield">{t('safety.protected', { insurer })}</Line>}
        <Line icon="users">{t('safety.company', { name, address })}</Line>
        {telephone && (
          <Line icon="phone">
            {t('safety.phone')} <Number {...telephone} />
            {phoneHours && <>, {hoursOf(phoneHours)}</>}
          </Line>
        )}
        {emergency && (
          <Line icon="alert">
            {t('safety.emergency')} <Number {...emergency} />
          </Line>
        )}
        <Line icon="refresh">
          {isFree ? cancel : t('safety.cancelPast')}
          <LateCancellationNote fees={isFree ? null : undefined} />
        </Line>
      </ul>
      {!own && <p className={styles.smallNote}>{t('safety.invented')}</p>}
    </>
  );
  if (isFolded)
    return (
      <>
        <details className={styles.safetyFold}>
          <summary className={styles.safetySummary}>
            <Icon name="shield" />
            {t('safety.title')}
            <Icon name="chevron-down" className={styles.safetyArrow} />
          </summary>
          <div className={styles.safetyFacts}>{facts}</div>
        </details>
        {note}
      </>
    );
  return (
    <div id={SAFETY_ID} className={styles.safety}>
      <p className={styles.safetyTitle}>{t('safety.title')}</p>
      {facts}
    </div>
  );
}

/** The strip as one line below a list, where no price is beside it. */
export function SafetyLine() {
  return (
    <div className={styles.safetyBelowList}>
      <SafetyStrip currency={null} startingDate={null} isFolded />
    </div>
  );
}

/** The way to the strip from a bar that has no room for it; nothing where nobody stands behind the site. */
export function SafetyLink() {
  const { t } = useTranslation('travel');
  const { company, inventedCompany } = useSite();
  if (!(company ?? inventedCompany)) return null;
  return (
    <a href={`#${SAFETY_ID}`} className={styles.safetyLink}>
      <Icon name="shield" />
      {t('safety.title')}
    </a>
  );
}

interface SafetyStripProps {
  readonly currency: Currency | null;
  readonly startingDate: CalendarDate | null;
  readonly hasFlexibleOption?: boolean;
  readonly isFolded?: boolean;
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className={styles.safetyLine}>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

/** A number that is dialled, or the address of another way. */
function Number({ href, value }: { readonly href: string; readonly value: string | null }) {
  return (
    <a href={href} className={`${textLink()} ${styles.safetyNumber}`}>
      {value ?? new URL(href).host}
    </a>
  );
}

/** By which the names of the days are told; 0 is its weekday. */
const A_SUNDAY = '2023-01-01';

/** By the market's clock of today: "Monday to Friday, 9:00–18:00". */
function usePhoneHours(): (hours: PhoneHours) => string {
  const { t } = useTranslation('travel');
  const { market, today } = useSite();
  const dayName = (day: Weekday) => formatWeekday(addDays(A_SUNDAY, day), market);
  return ({ firstDay, lastDay, opens, closes, timeZone }) => {
    const timeOf = (time: string) =>
      formatMoment(Date.parse(isoMoment(timeZone, today, time)), market);
    return t('safety.hours', {
      from: dayName(firstDay),
      to: dayName(lastDay),
      opens: timeOf(opens),
      closes: timeOf(closes),
    });
  };
}
