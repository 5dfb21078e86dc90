/**
 * Blocks: the parts that custom pages are composed of (CMS-01, CMS-04). Each type is a folder here, named as its
 * type, with
 *
 * - `content.ts`: the schema of what is stored; the importer reads it too, so it imports only the contract and domain
 * - `block.server.ts`: its definition, by `defineBlock`
 * - `block.tsx`: the component, its default export, in a chunk of its own
 * - `block.css.ts`, `block.examples.ts` (the gallery draws them, tests render them) and tests
 *
 * and a line in `blocks.server.ts`. Component and definition are two files because a definition that named its
 * component would bring the loader to the browser.
 */
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { SearchFilters } from '../../domain/filters/search-filters.ts';
import type { MarketId } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import type { CoverImage } from '../images/image-source.ts';
import type { DepartureView } from '../listing/card-price.ts';
import type { BreadcrumbProps } from '../ui/breadcrumb/breadcrumb.tsx';
import type { BlockPlace } from './block-place.ts';

/** What the blocks of a page are loaded with. */
export interface BlockContext extends DepartureView {
  readonly api: ApiClient;
  readonly log: Logger;
  /** Until so many days before departure a booking is cancelled free of charge (TRV-09). */
  readonly freeCancellationDays: number;
  /** Filters of the page's address, for listings that show theirs (CMS-05). */
  readonly asked?: SearchFilters;
  /** How much of its long list the page's address asks for. */
  readonly shown?: number;
  /** Named in the log. */
  readonly page: string;
  /** The way to the page, for the block that leads it. */
  readonly breadcrumb?: BreadcrumbProps;
  /** Class of the block at a position in the page's custom stylesheet, where it has CSS of its own (CMS-03). */
  readonly scopeAt?: (position: number) => string | undefined;
}

export interface LoadContext extends BlockContext {
  /** The block's own, for the log. */
  readonly place: BlockPlace;
}

export interface Block<Type extends string, Schema extends z.ZodType, Data> {
  readonly type: Type;
  readonly content: Schema;
  /** Catalogues beside those that every page has; a test finds one that is missing. */
  readonly words: readonly WordNamespace[];
  /** What the component draws; null for nothing at present, such as an offer that is over. */
  readonly load: (
    content: z.infer<Schema>,
    context: LoadContext,
  ) => Promise<Data | null> | Data | null;
  /** The content as a market shows it, without links to pages that it does not have; null for nothing. */
  readonly inMarket?: (content: z.infer<Schema>, marketId: MarketId) => z.infer<Schema> | null;
  /** Whether its call got no answer, so that the page does not show what it is there to show (RES-09). */
  readonly lacksAnswer?: (data: NoInfer<Data>) => boolean;
  /** What it shows at once where it leads a page, to be fetched before all else (SEO-02); null for none. */
  readonly firstPicture?: (data: NoInfer<Data>) => CoverImage | null;
  /** The data where another block leads the page, which has the one heading of the first rank (CMS-03). */
  readonly belowHeading?: (data: NoInfer<Data>) => Data;
}

export function defineBlock<
  const Type extends string,
  Schema extends z.ZodType,
  Data extends object,
>(block: Block<Type, Schema, Data>): Block<Type, Schema, Data> {
  return block;
}
