/** A site one of whose blocks throws when the server draws it; the browser would draw it well (CMS-01). */
import { startSite, type SiteProcess } from './site-process.ts';
import { startStubBackend } from './stub-backend.ts';

/** As `break-drawing.mjs` has it. */
const BROKEN = 'broken-block';
export const BROKEN_TEXT = 'What nobody reads';
export const PAGE = 'broken-page';
/** The same without the block. */
export const WHOLE_PAGE = 'whole-page';
/** Where blocks have the same ids, and are others. */
export const OTHER_PAGE = 'other-page';

const text = (id: string, html: string) => ({ id, blockType: 'wr-html', content: { html } });

const unknown = { id: 'unknown', blockType: 'wr-unknown', content: {} };
const before = text('before', '<h1>Before it</h1>');
const broken = text(BROKEN, `<p>${BROKEN_TEXT}</p>`);
const after = text('after', '<p>After it</p>');

const PAGES = {
  [PAGE]: {
    title: 'Broken',
    blocks: [unknown, before, broken, after],
  },
  [WHOLE_PAGE]: { title: 'Whole', blocks: [before, after] },
  [OTHER_PAGE]: { title: 'Other', blocks: [after, broken, before] },
};

/** Where the log says that the block stands: as it is stored, with those that nobody draws. */
export const PLACE = { page: `/${PAGE}`, position: 3, id: BROKEN, type: 'wr-html' };

export async function startSiteWithBrokenBlock(): Promise<SiteProcess> {
  const backend = await startStubBackend(PAGES);
  const breaking = new URL('break-drawing.mjs', import.meta.url).href;
  const site = await startSite({
    API_BASE_URL: backend.address,
    NODE_OPTIONS: `--import=${breaking}`,
  });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await backend.close();
    },
  };
}
