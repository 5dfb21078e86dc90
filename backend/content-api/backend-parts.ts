/** What the calls are answered from. */
import type { Settings } from '../../config/settings.ts';
import type { Market, MarketId } from '../../domain/market.ts';
import type { HolidayReader } from './holiday-reader.ts';
import type { QuotedPages } from '../chat/chat-sources.ts';
import type { CatalogueView } from '../catalogue/catalogue-view.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { LanguageModel } from '../language-model/language-model.ts';
import type { TokenOwner } from '../accounts/token-owner.ts';
import type { Storage } from '../storage/storage.ts';
import type { Logger } from 'pino';

export interface BackendParts {
  readonly storage: Storage;
  readonly log: Logger;
  /**
   * The index and the look-ups of one version of the catalogue, of the travels that the market has; without a market,
   * of all travels.
   */
  readonly catalogue: (market?: Pick<Market, 'language'>) => {
    readonly index: SearchIndex;
    readonly view: CatalogueView;
  };
  /** The same set as long as they are the same. */
  readonly holidaysOf: HolidayReader;
  /** Paths of the market's pages about a country, by its code. */
  readonly countryPathsOf: (market: MarketId) => Promise<ReadonlyMap<string, string>>;
  /** What the chat quotes in a market. */
  readonly quotedPagesOf: (market: MarketId) => Promise<QuotedPages>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Days before departure at which tours are offered no more (`domain/closing-time.ts`). */
  readonly closingDays: number;
  readonly brand: Settings['brand'];
  /** Of this process, for what must not be guessed from the database. */
  readonly secret: string;
  readonly limits: Settings['limits'];
  /** Date of the privacy policy that holds (AUTH-05). */
  readonly privacyVersion: string;
  /** Who signs people in, for links in mails. */
  readonly login: Pick<Settings['login'], 'issuer' | 'isEmbedded'>;
  /** Whose an access token is (AUTH-04). */
  readonly tokenOwner: TokenOwner;
  /** With which the site signs for whom a call is made (`contract/asserted-person.ts`). */
  readonly assertionSecrets: readonly string[];
  /** Reads what the rules of questions do not understand; null where none is configured (AI-01). */
  readonly languageModel: LanguageModel | null;
  /** Of the markets' sites, for links in mails. */
  readonly origins: Settings['origins'];
}
