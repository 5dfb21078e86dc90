/** Who gets the newsletter (NEWS-01). Migrations 0015, 0021 and 0037 make these tables. */
import type { NewsletterPurpose } from '../../../contract/newsletter-paths.ts';
import type { NewsletterConsent } from '../../../domain/newsletter-terms.ts';
import type { Language, MarketId } from '../../../domain/market.ts';
import type { JsonText } from '../stored-values.ts';

/** Double opt-in: on the list from `confirmed_at` to `unsubscribed_at`; with neither it waits for its link. */
export interface NewsletterSubscriptionsTable {
  id: string;
  /** Lower-cased by `normaliseEmail`: the databases lower other letters than a-z differently. */
  email: string;
  market_id: MarketId;
  language: Language;
  created_at: number;
  /** When it was asked for, confirmed or ended last. */
  changed_at: number;
  /** When it was asked for last; null once it was ended since. */
  asked_at: number | null;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** What was agreed to when it was confirmed last; null of older ones. */
  consent: JsonText<NewsletterConsent> | null;
}

export interface NewsletterLinksTable {
  /** Of the random token in the link, which itself is stored nowhere. */
  token_hash: string;
  subscription_id: string;
  purpose: NewsletterPurpose;
  /** Where it was asked for: confirming it makes that the market of the subscription. */
  market_id: MarketId;
  /** Null: it holds as long as the subscription is known. */
  expires_at: number | null;
}
