import { expect, test } from 'vitest';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import ContactsBlock from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const [ways] = Object.values(EXAMPLES);

test('CMS-04 contacts give the brand’s address with each way', async () => {
  const html = await renderInSite(ways && <ContactsBlock id="a" data={ways} isFirst />);
  expect(html.match(/href="mailto:hello@cordata\.example"/g)).toHaveLength(2);
  expect(visibleText(html)).toContain('Press Figures, pictures and people to talk to.');
});

test('LAY-09 contacts give the numbers of the layout, and nothing in the place of those that are missing', async () => {
  const books = { telephone: { value: '+39 02 1234' }, emergency: { value: '«[number]»' } };
  const html = await renderInSite(ways && <ContactsBlock id="a" data={ways} isFirst />, {
    layout: { contacts: { books, blocks: [] } },
  });
  expect(html).toContain('href="tel:+39021234"');
  expect(visibleText(html)).not.toMatch(/«\[|in an emergency/);
});

test('CMS-07 contacts give the postal address and the telephone of a company, where there is one', async () => {
  const block = ways && <ContactsBlock id="a" data={ways} isFirst />;
  const html = await renderInSite(block, { company: EXAMPLE_COMPANY });
  expect(visibleText(html)).toContain(`By post ${EXAMPLE_COMPANY.name} ${EXAMPLE_COMPANY.address}`);
  expect(html).toContain('href="tel:+35312345678"');
  expect(visibleText(await renderInSite(block))).not.toContain('By post');
});
