import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
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
  expect(html).toContain('<form method="post" action="/newsletter" novalidate=""');
  expect(html).not.toContain('_blank');
  expect(html).toMatch(/<h1[^>]*>One letter a month/);
  expect(html).toMatch(/<label for="news-email"[^>]*>Your email address/);
  expect(html).toMatch(/<input id="news-email" type="email" name="email" required=""/);
  expect(visibleText(html)).toContain('leave with another');
});

test('CMS-04 NEWS-01 an address elsewhere opens in a new tab, which is said', async () => {
  const html = await draw(elsewhere);
  expect(html).toContain('action="https://list.example.com/subscribe" target="_blank"');
  expect(visibleText(html)).toContain('Sign up (opens in a new tab)');
});
