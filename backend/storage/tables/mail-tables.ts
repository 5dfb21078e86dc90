/** Enquiries and the mails that wait to be sent. `migrations/0004-mail.ts` makes these tables. */
import type { PersonAgeGroup } from '../../../domain/age-group.ts';
import type { Currency, MarketId } from '../../../domain/market.ts';
import type { KnownTour, RequestState } from '../../../domain/request-news.ts';
import type { Generated } from 'kysely';
import type { Flag, JsonText } from '../stored-values.ts';

export interface EnquiriesTable {
  id: string;
  idempotency_key: string;
  tour_code: string;
  market_id: MarketId;
  full_name: string;
  email: string;
  travellers: number;
  message: string;
  private_room: Flag;
  flexible_cancellation: Flag;
  /** Null without a promotion. */
  promotion_code: string | null;
  /** Null where it was not said. */
  age_group: PersonAgeGroup | null;
  /** Since when people who are logged in may read first name and age group; null: they may not. */
  name_shown_since: number | null;
  withdrawn_at: number | null;
  /** Of the random token in the mailed link, which itself is stored nowhere; null of older ones. */
  link_hash: string | null;
  created_at: number;
  state: Generated<RequestState>;
  /** Of the operator's people, who answers it. */
  owner: string | null;
  /** Of the operator's people, for each other. */
  note: string | null;
  /** When state, owner or note changed last; null until then. */
  changed_at: number | null;
  /** In which the traveller saw the price; null of older ones. */
  currency: Currency | null;
  /** The tour as the traveller knows it; null where there was none. */
  known: JsonText<KnownTour> | null;
}

const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface MailOutboxTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  headers: JsonText<Readonly<Record<string, string>>>;
  state: MailState;
  /** Times that a sender has claimed it. */
  attempts: number;
  /** The same key twice is one mail (NTFY-03); null where no second one can come. */
  deduplication_key: string | null;
  /** When it may be claimed: the next attempt of a queued mail, the end of the claim of one being sent. */
  due_at: number;
  /** Of the sender that has it. */
  claim_id: string | null;
  last_error: string | null;
  created_at: number;
  /** Since when it is tried: since then, or since it was asked for again. */
  tried_since: number;
  sent_at: number | null;
}
