/** The examples of each block type: the gallery draws them, tests render them. */
import type { BlockType } from '../../contract/blocks.ts';
import type { BlockExamples } from './block-props.ts';
import { AGE_GROUPS_EXAMPLES } from './age-groups/block.examples.ts';
import { BLOG_CARDS_EXAMPLES } from './blog-cards/block.examples.ts';
import { HTML_EXAMPLES, WYSIWYG_EXAMPLES } from './code/block.examples.ts';
import { CONFIDENCE_EXAMPLES } from './confidence/block.examples.ts';
import { CONTACTS_EXAMPLES } from './contacts/block.examples.ts';
import { CONTINENTS_CAROUSEL_EXAMPLES } from './continents-carousel/block.examples.ts';
import { COORDINATORS_LIST_EXAMPLES } from './coordinators-list/block.examples.ts';
import { COUNTRY_FACTS_EXAMPLES } from './country-facts/block.examples.ts';
import { COVER_EXAMPLES } from './cover/block.examples.ts';
import { FAQS_EXAMPLES } from './faqs/block.examples.ts';
import { LEGAL_TEXT_EXAMPLES } from './legal-text/block.examples.ts';
import { MEDIA_GALLERY_EXAMPLES } from './media-gallery/block.examples.ts';
import { NEWSLETTER_EXAMPLES } from './newsletter/block.examples.ts';
import { RECENT_SEARCHES_EXAMPLES } from './recent-searches/block.examples.ts';
import { SALE_BANNER_EXAMPLES } from './sale-banner/block.examples.ts';
import { STEPS_EXAMPLES } from './steps/block.examples.ts';
import { TESTIMONIALS_EXAMPLES } from './testimonials/block.examples.ts';
import { TEXT_AND_IMAGE_EXAMPLES } from './text-and-image/block.examples.ts';
import { TOP_FIVE_EXAMPLES } from './top-five/block.examples.ts';
import { TOP_SELLERS_EXAMPLES } from './top-sellers/block.examples.ts';
import { TOURS_LIST_EXAMPLES } from './tours-list/block.examples.ts';
import { TRAVELS_LIST_EXAMPLES } from './travels-list/block.examples.ts';

export const BLOCK_EXAMPLES: { readonly [Type in BlockType]: BlockExamples<Type> } = {
  cover: COVER_EXAMPLES,
  'travels-list': TRAVELS_LIST_EXAMPLES,
  'tours-list': TOURS_LIST_EXAMPLES,
  'continents-carousel': CONTINENTS_CAROUSEL_EXAMPLES,
  'recent-searches': RECENT_SEARCHES_EXAMPLES,
  'top-sellers': TOP_SELLERS_EXAMPLES,
  testimonials: TESTIMONIALS_EXAMPLES,
  'blog-cards': BLOG_CARDS_EXAMPLES,
  'media-gallery': MEDIA_GALLERY_EXAMPLES,
  'sale-banner': SALE_BANNER_EXAMPLES,
  'text-and-image': TEXT_AND_IMAGE_EXAMPLES,
  steps: STEPS_EXAMPLES,
  confidence: CONFIDENCE_EXAMPLES,
  faqs: FAQS_EXAMPLES,
  'legal-text': LEGAL_TEXT_EXAMPLES,
  'top-five': TOP_FIVE_EXAMPLES,
  'country-facts': COUNTRY_FACTS_EXAMPLES,
  'coordinators-list': COORDINATORS_LIST_EXAMPLES,
  'age-groups': AGE_GROUPS_EXAMPLES,
  contacts: CONTACTS_EXAMPLES,
  newsletter: NEWSLETTER_EXAMPLES,
  'wr-wysiwyg': WYSIWYG_EXAMPLES,
  'wr-html': HTML_EXAMPLES,
};
