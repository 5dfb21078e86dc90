import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import FaqsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [inGroups, oneGroup] = Object.values(EXAMPLES);

test('CMS-04 LAY-15 each question folds by itself and has an address', async () => {
  const block = inGroups && <FaqsBlock id="a" data={inGroups} isFirst />;
  const page = byRole(await renderInSite(block));
  const folds = page.all('group').map(({ attributes: { id, name } }) => [id, name]);
  expect(folds).toEqual(['a-1-1', 'a-1-2', 'a-2-1'].map((id) => [id, undefined]));
  expect(page.links).toEqual(['#a-1', '#a-2']);
});

test('CMS-04 one group needs no contents', async () => {
  const block = oneGroup && <FaqsBlock id="a" data={oneGroup} isFirst={false} />;
  expect(byRole(await renderInSite(block)).links).toEqual([]);
});
