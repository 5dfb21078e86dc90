/** What a custom page says of itself beside its words: picture, preloads, structured data (SEO-01, SEO-02). */
import type { Image } from '../../../contract/image.ts';
import type { LoadedBlock } from '../../blocks/blocks.server.ts';
import { firstPictures } from '../../blocks/load-blocks.server.ts';
import { contactLines } from '../../layout/contact-lines.ts';
import { readLayout } from '../../layout/layout.server.ts';
import { socialLinks } from '../../layout/social-networks.ts';
import {
  pagesOfCoordinators,
  pagesOfTours,
  pagesOfTravels,
  type ListedPage,
} from '../../listing/listed-pages.ts';
import type { PageSeo } from '../../seo/page-seo.ts';
import {
  contactPageData,
  organizationData,
  webSiteData,
} from '../../seo/structured-data/brand-data.ts';
import { oneStepData, type Step } from '../../seo/structured-data/breadcrumb-data.ts';
import { faqData } from '../../seo/structured-data/faq-data.ts';
import { listingData } from '../../seo/structured-data/listing-data.ts';
import {
  siteOfData,
  type SiteOfData,
  type StructuredThing,
} from '../../seo/structured-data/structured-thing.ts';
import type { PageLoaderArguments } from '../page-loader.server.ts';

/** @param page its title, and its path without a query */
export async function pageHead(
  page: Step,
  blocks: readonly LoadedBlock[],
  args: PageLoaderArguments,
): Promise<Pick<PageSeo, 'image' | 'covers' | 'structuredData'>> {
  const site = siteOfData(args.settings, args.market.id);
  return {
    image: firstImage(blocks),
    covers: firstPictures(blocks[0]),
    structuredData: [
      ...(await ownData(page, site, args)),
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

/** What the page is, whatever its blocks hold. */
async function ownData(
  page: Step,
  site: SiteOfData,
  { api, settings, routingKey, t }: PageLoaderArguments,
): Promise<readonly StructuredThing[]> {
  const way = oneStepData(site, t, page);
  if (routingKey !== 'index' && routingKey !== 'contacts') return [way];
  const { books } = (await readLayout(api)).contacts;
  const profiles = socialLinks(books).map(({ href }) => href);
  const { email } = settings.brand;
  if (routingKey === 'index')
    return [organizationData(site, { email, profiles }), webSiteData(site)];
  const telephones = contactLines(books, settings.company?.phone).flatMap(({ href, value }) =>
    value && href.startsWith('tel:') ? [value] : [],
  );
  return [contactPageData(site, { ...page, email, telephones, profiles }), way];
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
    case 'coordinators-list':
      return pagesOfCoordinators(block.data.coordinators ?? [], market.id);
    default:
      return [];
  }
}
