/**
 * Where the code of each block type is, a chunk of its own for each, and the words that it needs: to add
 * a block, add its line. Whoever draws a block has had it loaded before (`loaded-blocks.ts`).
 */
import type { BlockType } from '../../contract/blocks.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import type { BlockComponent } from './block-props.ts';

export interface BlockCode<Type extends BlockType> {
  readonly load: () => Promise<BlockComponent<Type>>;
  /** Catalogues beside those that every page has; a test finds one that is missing. */
  readonly words: readonly WordNamespace[];
}

export const BLOCKS: { readonly [Type in BlockType]: BlockCode<Type> } = {
  cover: {
    load: async () => (await import('./cover/block.tsx')).CoverBlock,
    words: ['listing'],
  },
  'travels-list': {
    load: async () => (await import('./travels-list/block.tsx')).TravelsListBlock,
    words: ['listing'],
  },
  'tours-list': {
    load: async () => (await import('./tours-list/block.tsx')).ToursListBlock,
    words: ['listing'],
  },
  'continents-carousel': {
    load: async () => (await import('./continents-carousel/block.tsx')).ContinentsCarouselBlock,
    words: ['listing'],
  },
  'recent-searches': {
    load: async () => (await import('./recent-searches/block.tsx')).RecentSearchesBlock,
    words: ['listing'],
  },
  'top-sellers': {
    load: async () => (await import('./top-sellers/block.tsx')).TopSellersBlock,
    words: ['listing'],
  },
  testimonials: {
    load: async () => (await import('./testimonials/block.tsx')).TestimonialsBlock,
    words: ['listing'],
  },
  'blog-cards': {
    load: async () => (await import('./blog-cards/block.tsx')).BlogCardsBlock,
    words: [],
  },
  'media-gallery': {
    load: async () => (await import('./media-gallery/block.tsx')).MediaGalleryBlock,
    words: ['listing'],
  },
  'sale-banner': {
    load: async () => (await import('./sale-banner/block.tsx')).SaleBannerBlock,
    words: ['listing'],
  },
  'text-and-image': {
    load: async () => (await import('./text-and-image/block.tsx')).TextAndImageBlock,
    words: [],
  },
  steps: {
    load: async () => (await import('./steps/block.tsx')).StepsBlock,
    words: [],
  },
  confidence: {
    load: async () => (await import('./confidence/block.tsx')).ConfidenceBlock,
    words: [],
  },
  faqs: {
    load: async () => (await import('./faqs/block.tsx')).FaqsBlock,
    words: [],
  },
  'legal-text': {
    load: async () => (await import('./legal-text/block.tsx')).LegalTextBlock,
    words: ['listing', 'travel'],
  },
  'top-five': {
    load: async () => (await import('./top-five/block.tsx')).TopFiveBlock,
    words: [],
  },
  'country-facts': {
    load: async () => (await import('./country-facts/block.tsx')).CountryFactsBlock,
    words: ['listing'],
  },
  'coordinators-list': {
    load: async () => (await import('./coordinators-list/block.tsx')).CoordinatorsListBlock,
    words: ['listing'],
  },
  'age-groups': {
    load: async () => (await import('./age-groups/block.tsx')).AgeGroupsBlock,
    words: ['listing'],
  },
  contacts: {
    load: async () => (await import('./contacts/block.tsx')).ContactsBlock,
    words: [],
  },
  newsletter: {
    load: async () => (await import('./newsletter/block.tsx')).NewsletterBlock,
    words: [],
  },
  'wr-wysiwyg': {
    load: async () => (await import('./code/block.tsx')).CodeBlock,
    words: [],
  },
  'wr-html': {
    load: async () => (await import('./code/block.tsx')).CodeBlock,
    words: [],
  },
};

/** All of them, for the gallery. */
export const BLOCK_TYPES = Object.keys(BLOCKS) as readonly BlockType[];
