/** What a custom page says of itself beside its words: picture, preloads, structured data (SEO-01, SEO-02). */
import type { Image } from '../../../contract/image.ts';
import type { LoadedBlock } from '../../blocks/block-props.ts';
import { firstPictures } from '../../blocks/first-pictures.ts';
import { readLayout } from '../../layout/layout.server.ts';
import { socialLinks } from '../../layout/social-networks.ts';
import { pagesOfTours, pagesOfTravels, type ListedPage } from '../../listing/listed-pages.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import { organizationData, webSiteData } from '../../seo/structured-data/brand-data.ts';
import { faqData } from '../../seo/structured-data/faq-data.ts';
import { listingData } from '../../seo/structured-data/listing-data.ts';
import {
  siteOfData,
  type SiteOfData,
  type StructuredThing,
} from '../../seo/structured-data/structured-thing.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';

/** No breadcrumb: pages of blocks show none, the home page is one step up. */
export async function pageHead(
  blocks: readonly LoadedBlock[],
  args: PageLoaderArguments,
): Promise<Pick<PageSeo, 'image' | 'covers' | 'structuredData'>> {
  const site = siteOfData(args.settings, args.market.id);
  return {
    image: firstImage(blocks),
    covers: firstPictures(blocks[0]),
    structuredData: [
      ...(args.routingKey === 'index' ? await homeData(site, args) : []),
      ...questionsOf(blocks, site),
      ...blocks.flatMap((block) => listingOf(block, site) ?? []),
    ],
  };
}

/** For who is told of the page: its cover's, else that of any block that has one. */
function firstImage(blocks: readonly LoadedBlock[]): Image | null {
  for (const { data } of blocks) {
    if ('image' in data && data.image) return data.image;
  }
  return null;
}

async function homeData(
  site: SiteOfData,
  { api, settings }: PageLoaderArguments,
): Promise<readonly StructuredThing[]> {
  const { contacts } = await readLayout(api);
  const profiles = socialLinks(contacts.books).map(({ href }) => href);
  const { email } = settings.brand;
  return [organizationData(site, { email, profiles }), webSiteData(site)];
}

/** One page of questions, however many blocks they stand in. */
function questionsOf(blocks: readonly LoadedBlock[], site: SiteOfData): StructuredThing[] {
  const questions = blocks.flatMap((block) =>
    block.type === 'faqs' ? block.data.groups.flatMap(({ items }) => items) : [],
  );
  return questions.length > 0 ? [faqData(site, questions)] : [];
}

function listingOf(block: LoadedBlock, site: SiteOfData): StructuredThing | null {
  const pages = listedPages(block, site);
  return pages.length > 0 ? listingData(site, listTitle(block), pages) : null;
}

function listTitle({ data }: LoadedBlock): string {
  return 'title' in data ? data.title : '';
}

/** What a block of a listing leads to; nothing for other blocks, and for one without an answer. */
function listedPages(block: LoadedBlock, { market }: SiteOfData): readonly ListedPage[] {
  switch (block.type) {
    case 'travels-list':
      return pagesOfTravels(block.data.travels ?? [], market.id);
    case 'tours-list':
      return pagesOfTours(block.data.tours ?? [], market.id);
    default:
      return [];
  }
}
