/**
 * Blocks: the parts that custom pages are composed of (CMS-01, CMS-04). Each type is a folder here with
 * `block.tsx` (draws it), `load.server.ts` where it shows more than its content (asks for it), its
 * styles, examples and tests; the schema of its content is `contract/blocks.ts`, and `registry.ts` says
 * where its code is. In a page each is an island (`block-island.tsx`), with two rules for who writes one: no
 * `useId`, and no context that `island-contexts.tsx` does not carry.
 */
import type { ComponentType } from 'react';
import type { BlockContent, BlockType } from '../../contract/blocks.ts';
import type { CodeData } from './code/load.server.ts';
import type { ContinentsCarouselData } from './continents-carousel/load.server.ts';
import type { CoordinatorsListData } from './coordinators-list/load.server.ts';
import type { CountryFactsData } from './country-facts/load.server.ts';
import type { CoverData } from './cover/load.server.ts';
import type { FaqsData } from './faqs/load.server.ts';
import type { LegalTextData } from './legal-text/load.server.ts';
import type { RecentSearchesData } from './recent-searches/load.server.ts';
import type { SaleBannerData } from './sale-banner/load.server.ts';
import type { TestimonialsData } from './testimonials/load.server.ts';
import type { TopSellersData } from './top-sellers/load.server.ts';
import type { ToursListData } from './tours-list/load.server.ts';
import type { TravelsListData } from './travels-list/load.server.ts';

/** What the component of each type draws: plain data, its content and whatever was asked for. */
export interface BlockDataByType {
  cover: CoverData;
  'travels-list': TravelsListData;
  'tours-list': ToursListData;
  'continents-carousel': ContinentsCarouselData;
  'recent-searches': RecentSearchesData;
  'top-sellers': TopSellersData;
  testimonials: TestimonialsData;
  'blog-cards': BlockContent<'blog-cards'>;
  'media-gallery': BlockContent<'media-gallery'>;
  'sale-banner': SaleBannerData;
  'text-and-image': BlockContent<'text-and-image'>;
  steps: BlockContent<'steps'>;
  confidence: BlockContent<'confidence'>;
  faqs: FaqsData;
  'legal-text': LegalTextData;
  'top-five': BlockContent<'top-five'>;
  'country-facts': CountryFactsData;
  'coordinators-list': CoordinatorsListData;
  'age-groups': BlockContent<'age-groups'>;
  contacts: BlockContent<'contacts'>;
  newsletter: BlockContent<'newsletter'>;
  'wr-wysiwyg': CodeData;
  'wr-html': CodeData;
}

/** Types that show their content and ask for nothing. */
export type ContentBlockType = {
  [Type in BlockType]: BlockDataByType[Type] extends BlockContent<Type>
    ? BlockContent<Type> extends BlockDataByType[Type]
      ? Type
      : never
    : never;
}[BlockType];

export interface BlockProps<Type extends BlockType> {
  readonly data: BlockDataByType[Type];
  /** Unique on the page; fields of the block begin their ids with it. */
  readonly id: string;
  /** Whether it leads the page: its title is the page's heading, its picture is seen at once. */
  readonly isFirst: boolean;
}

export type BlockComponent<Type extends BlockType> = ComponentType<BlockProps<Type>>;

/** A block ready to be drawn. */
export type LoadedBlock = {
  readonly [Type in BlockType]: {
    readonly id: string;
    readonly type: Type;
    readonly data: BlockDataByType[Type];
    /** Class of the block in the page's custom stylesheet, where it has CSS of its own (CMS-03). */
    readonly scope?: string;
  };
}[BlockType];

/** Examples of a block by name: the gallery draws them, tests render them. */
export type BlockExamples<Type extends BlockType> = Readonly<Record<string, BlockDataByType[Type]>>;
