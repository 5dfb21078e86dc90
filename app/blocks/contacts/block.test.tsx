import { expect, test } from 'vitest';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import ContactsBlock, { preload } from './block.tsx';
import { EXAMPLES } from './block.examples.ts';

const t = await wordsOf('en-WE');
const [ways] = Object.values(EXAMPLES);
await preload();

test('CMS-04 contacts give the brand’s address with each way', async () => {
  const html = await renderInSite(ways && <ContactsBlock id="a" data={ways} isFirst />);
  const mail = byRole(html).links.filter((link) => link === 'mailto:hello@cordata.example');
  expect(mail).toHaveLength(ways?.ways.length ?? 0);
});

test('LAY-09 contacts give the numbers of the layout, and nothing in the place of those that are missing', async () => {
  const books = { telephone: { value: '+39 02 1234' }, emergency: { value: '«[number]»' } };
  const html = await renderInSite(ways && <ContactsBlock id="a" data={ways} isFirst />, {
    layout: { contacts: { books, blocks: [] } },
  });
  const { links } = byRole(html);
  expect(links.filter((link) => link.startsWith('tel:'))).toEqual(['tel:+39021234']);
  expect(visibleText(html)).not.toContain('«[');
});

test('CMS-04 TRV-08 contacts have what the strip beside buttons says, the telephone with its hours unfolded', async () => {
  const html = await renderInSite(ways && <ContactsBlock id="a" data={ways} isFirst />, {
    inventedCompany: EXAMPLE_COMPANY,
  });
  expect(byRole(html).links).toContain('tel:+35312345678');
  expect(visibleText(html)).toContain(t('travel:safety.invented'));
  expect(byRole(html).all('group')).toEqual([]);
});

test('CMS-07 contacts give the postal address and the telephone of a company, where there is one', async () => {
  const block = ways && <ContactsBlock id="a" data={ways} isFirst />;
  const html = await renderInSite(block, { company: EXAMPLE_COMPANY });
  expect(visibleText(html)).toContain(`${EXAMPLE_COMPANY.name} ${EXAMPLE_COMPANY.address}`);
  expect(byRole(html).links).toContain('tel:+35312345678');
  // Two parts of its own: by post, and by telephone.
  const without = byRole(await renderInSite(block)).all('heading');
  expect(byRole(html).all('heading')).toHaveLength(without.length + 2);
});
