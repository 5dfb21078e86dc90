import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { BLOCK_EXAMPLES } from '../../blocks/block-examples.ts';
import type { LoadedBlock } from '../../blocks/blocks.server.ts';
import { RenderAttemptProvider, renderWithFallback } from '../../blocks/failed-blocks.tsx';
import CustomPage, { preload } from './page.tsx';

const [STEPS] = Object.values(BLOCK_EXAMPLES.steps);
const [CONFIDENCE] = Object.values(BLOCK_EXAMPLES.confidence);
const steps = { id: 'steps', type: 'steps', data: STEPS } as LoadedBlock;
const confidence = { id: 'confidence', type: 'confidence', data: CONFIDENCE } as LoadedBlock;
/** Its component throws: it has nothing to draw. */
const broken = { id: 'broken', type: 'faqs', data: null } as unknown as LoadedBlock;

async function draw(blocks: readonly LoadedBlock[]) {
  const data = { title: 'Title of the page', blocks };
  await preload(data, 'en');
  const failed: string[] = [];
  const html = await renderWithFallback(
    (attempt) =>
      renderInSite(
        <RenderAttemptProvider value={attempt}>
          <CustomPage data={data} />
        </RenderAttemptProvider>,
      ),
    (id) => failed.push(id),
  );
  const shown = readHtml(html).elements.flatMap(
    ({ attributes }) => attributes.get('data-block') ?? [],
  );
  const titles = byRole(html)
    .all('heading')
    .flatMap(({ tag, name }) => (tag === 'h1' ? [name] : []));
  return { titles, shown, failed };
}

test('CMS-01 a block whose component throws is left out, and the others stand', async () => {
  const { shown, failed } = await draw([steps, broken, confidence]);
  expect(shown).toEqual(['steps', 'confidence']);
  expect(failed).toEqual(['broken']);
});

test('CMS-01 where it led the page, the next one has the page’s heading', async () => {
  const { titles, shown } = await draw([broken, steps, confidence]);
  expect(shown).toEqual(['steps', 'confidence']);
  expect(titles).toEqual([STEPS?.title]);
});

test('CMS-01 a page of nothing else has its title', async () => {
  const { titles, shown } = await draw([broken]);
  expect(shown).toEqual([]);
  expect(titles).toEqual(['Title of the page']);
});
