import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import NewsletterBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';
import { schema } from './content.ts';

const own = EXAMPLES['of this site'];
const elsewhere = EXAMPLES['at an address elsewhere'];

const draw = (data: typeof own, isFirst = false) =>
  renderInSite(data && <NewsletterBlock id="news" data={data} isFirst={isFirst} />);

test('CMS-04 NEWS-01 the block is the form of the site, by default', async () => {
  const { action: _, ...content } = own ?? {};
  const html = await draw(schema.parse(content), true);
  const page = byRole(html);
  const [form] = page.all('form');
  expect(form?.attributes).toMatchObject({ method: 'post', action: '/newsletter', novalidate: '' });
  expect(form?.attributes).not.toHaveProperty('target');
  expect(page.one('heading', own?.title).tag).toBe('h1');
  const { attributes } = page.one('textbox', 'Your email address');
  expect(attributes).toMatchObject({ type: 'email', name: 'email', required: '' });
});

test('CMS-04 NEWS-01 an address elsewhere opens in a new tab, which is said', async () => {
  const page = byRole(await draw(elsewhere));
  const [form] = page.all('form');
  const action = 'https://list.example.com/subscribe';
  expect(form?.attributes).toMatchObject({ action, target: '_blank' });
  const newTab = (await wordsOf('en-WE'))('layout:link.newTab');
  expect(page.one('button').name.endsWith(newTab)).toBe(true);
});
