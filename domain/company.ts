import type { ClockTime } from './clock-time.ts';
import type { Weekday } from './market.ts';

/** The company behind the site, as it states itself by law: in its legal notice and beside its terms (CMS-07). */
export interface Company {
  /** With its legal form. */
  readonly name: string;
  /** To which letters go, in one line. */
  readonly address: string;
  /** What the law of its country wants said besides; each is left out where there is none. */
  readonly representative: string | null;
  readonly register: string | null;
  readonly vat: string | null;
  readonly phone: string | null;
  /** When the phone is answered. */
  readonly phoneHours: PhoneHours | null;
  /** For travellers who are on a trip. */
  readonly emergencyPhone: string | null;
  /** Who protects travellers' payments: name, address and what it is reached by. */
  readonly insolvencyInsurer: string | null;
}

/** The same hours on each day of a week's part. */
export interface PhoneHours {
  readonly firstDay: Weekday;
  readonly lastDay: Weekday;
  readonly opens: ClockTime;
  readonly closes: ClockTime;
  /** By whose clock. */
  readonly timeZone: string;
}
