import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import FaqsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [inGroups, oneGroup] = Object.values(EXAMPLES);

test('CMS-04 LAY-15 each question folds by itself and has an address', async () => {
  const html = await renderInSite(inGroups && <FaqsBlock id="a" data={inGroups} isFirst />);
  expect([...html.matchAll(/<details[^>]*id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'a-1-1',
    'a-1-2',
    'a-2-1',
  ]);
  expect(html).not.toMatch(/<details[^>]* name=/);
  expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['a-1', 'a-2']);
  expect(visibleText(html)).toContain('When is the balance due? On the 31st day');
});

test('CMS-04 one group needs no contents', async () => {
  const html = await renderInSite(oneGroup && <FaqsBlock id="a" data={oneGroup} isFirst={false} />);
  expect(html).not.toContain('href="#');
});
