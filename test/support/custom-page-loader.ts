/** The call for a page of the CMS, with answers of a test's own. */
import type { ArrivedPage } from '../../contract/custom-page.ts';
import type { MarketId } from '../../domain/market.ts';
import { loadPage } from '../../app/pages/define-page.server.ts';
import { customPage } from '../../app/pages/custom-page/page.server.ts';
import { fixedBackend, loaderArguments, type FixedAnswers } from './listing-backend.ts';

/** Path of the contract. */
export const SHOW = '/custompages/show';

/** A block that asks for nothing. */
export const WORDS_BLOCK = {
  id: 'b1',
  blockType: 'text-and-image',
  content: { title: 'Insurance', paragraphs: ['It is in the price.'] },
};

/** With one block of words, unless said otherwise. */
export function pageAnswer(given: Partial<ArrivedPage> = {}) {
  const data: ArrivedPage = {
    type: 'page',
    routingKey: null,
    slug: null,
    attributes: { hideLayout: false, transparentHeader: false, hideMenus: false },
    blocks: [WORDS_BLOCK],
    customCss: null,
    customHtmlClasses: null,
    countryName: null,
    middleware: [],
    seo: {
      title: 'A title',
      description: 'Words',
      image: null,
      robots: null,
      canonical: null,
      urls: {},
    },
    ...given,
  };
  return { response: 'success', data };
}

export async function loadedCustomPage(path: string, answers: FixedAnswers, marketId?: MarketId) {
  const backend = fixedBackend(answers);
  const page = await loadPage(customPage, await loaderArguments({ path, backend, marketId }));
  return { ...page, asked: backend.asked };
}
