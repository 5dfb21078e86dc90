/** Pages, layouts and settings. `migrations/0002-content.ts` makes these tables. */
import type { CalendarDate } from '../../../domain/calendar-date.ts';
import type { MarketId, TextLocale } from '../../../domain/market.ts';
import type { Flag, JsonText } from '../stored-values.ts';

export interface CustomPagesTable {
  id: string;
  routing_key: string | null;
  type: string;
  hide_layout: Flag;
  transparent_header: Flag;
  hide_menus: Flag;
  custom_css: string | null;
  custom_html_classes: string | null;
  /** ISO 3166 alpha-3 of the country that it is about. */
  country: string | null;
  updated_at: number;
}

/** A page exists in the markets whose text locale, or language, has a row here. */
export interface CustomPageTextsTable {
  page_id: string;
  text_locale: TextLocale;
  slug: string | null;
  seo_title: string;
  seo_description: string;
  seo_image: string | null;
  seo_robots: string | null;
  seo_canonical: string | null;
}

export interface BlocksTable {
  page_id: string;
  text_locale: TextLocale;
  /** From 0. */
  position: number;
  id: string;
  block_type: string;
  content: JsonText<Record<string, unknown>>;
}

export interface RedirectsTable {
  market_id: MarketId;
  from_path: string;
  target: string;
  status: RedirectStatus;
}

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

export interface LayoutsTable {
  text_locale: TextLocale;
  layout: JsonText<unknown>;
  updated_at: number;
}

export interface SettingsTable {
  key: string;
  value: JsonText<unknown>;
  updated_at: number;
}

/** The content that the catalogue was last filled from, a row for each source. */
export interface ImportsTable {
  source: string;
  content_hash: string;
  day: CalendarDate;
  imported_at: number;
}

const CHANGING_KINDS = ['travel', 'page', 'coordinator'] as const;
export type ChangingKind = (typeof CHANGING_KINDS)[number];

/** When the content of what has a page was last another. `migrations/0014-last-changes.ts` makes this table. */
export interface LastChangesTable {
  kind: ChangingKind;
  id: string;
  content_hash: string;
  changed_at: number;
}
