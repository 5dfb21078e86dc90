/** Every block type (CMS-04): to add one, add its folder and its line here. */
import type { z } from 'zod';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { ageGroups } from './age-groups/block.server.ts';
import { blogCards } from './blog-cards/block.server.ts';
import { confidence } from './confidence/block.server.ts';
import { contacts } from './contacts/block.server.ts';
import { continentsCarousel } from './continents-carousel/block.server.ts';
import { coordinatorsBand } from './coordinators-band/block.server.ts';
import { coordinatorsList } from './coordinators-list/block.server.ts';
import { countryFacts } from './country-facts/block.server.ts';
import { cover } from './cover/block.server.ts';
import { faqs } from './faqs/block.server.ts';
import { legalText } from './legal-text/block.server.ts';
import { mediaGallery } from './media-gallery/block.server.ts';
import { newsletter } from './newsletter/block.server.ts';
import { recentSearches } from './recent-searches/block.server.ts';
import { saleBanner } from './sale-banner/block.server.ts';
import { steps } from './steps/block.server.ts';
import { testimonials } from './testimonials/block.server.ts';
import { textAndImage } from './text-and-image/block.server.ts';
import { topFive } from './top-five/block.server.ts';
import { topSellers } from './top-sellers/block.server.ts';
import { toursList } from './tours-list/block.server.ts';
import { travelsList } from './travels-list/block.server.ts';
import { wrHtml } from './wr-html/block.server.ts';
import { wrWysiwyg } from './wr-wysiwyg/block.server.ts';
import type { Block } from './define-block.server.ts';

export const BLOCKS = [
  cover,
  travelsList,
  toursList,
  continentsCarousel,
  recentSearches,
  topSellers,
  testimonials,
  blogCards,
  mediaGallery,
  saleBanner,
  textAndImage,
  steps,
  confidence,
  faqs,
  legalText,
  topFive,
  countryFacts,
  coordinatorsList,
  coordinatorsBand,
  ageGroups,
  contacts,
  newsletter,
  wrWysiwyg,
  wrHtml,
] as const;

type AnyBlock = (typeof BLOCKS)[number];
export type BlockType = AnyBlock['type'];
type BlockOf<Type extends BlockType> = Extract<AnyBlock, { readonly type: Type }>;

/** What the component of a type draws: plain data, its content and whatever was asked for. */
export type BlockData<Type extends BlockType> =
  BlockOf<Type> extends Block<string, z.ZodType, infer Data> ? Data : never;

/** A block ready to be drawn. */
export type LoadedBlock = {
  readonly [Type in BlockType]: {
    /** Unique on the page. */
    readonly id: string;
    readonly type: Type;
    readonly data: BlockData<Type>;
    /** Class of the block in the page's custom stylesheet, where it has CSS of its own (CMS-03). */
    readonly scope?: string;
    /** The language of its words, where it is not the page's (MKT-05). */
    readonly lang?: string;
    /** Word catalogues that it needs beside those of every page; absent for none. */
    readonly words?: readonly WordNamespace[];
  };
}[BlockType];

/** A definition whose type is not known: content and data belong together, which TypeScript cannot see across the list. */
export type SomeBlock = Block<BlockType, z.ZodType, object>;

const byType = new Map<string, SomeBlock>(
  BLOCKS.map((block) => [block.type, block as unknown as SomeBlock]),
);

export function findBlock(type: string): SomeBlock | null {
  return byType.get(type) ?? null;
}
