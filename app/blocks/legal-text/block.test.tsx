import { expect, test } from 'vitest';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { LegalTextBlock } from './block.tsx';
import { loadLegalText } from './load.server.ts';

const data = loadLegalText({
  title: 'Cancelling',
  sections: [
    { title: 'Free', text: 'Up to the **31st** day.' },
    { title: 'How', text: '- by mail\n- <b onclick="x()">here</b>' },
  ],
});

test('CMS-04 each section of a legal text has an address, and its contents lead there', async () => {
  const html = await renderInSite(<LegalTextBlock id="b1" data={data} isFirst />);
  expect([...html.matchAll(/href="(#[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '#b1-1',
    '#b1-2',
  ]);
  expect(html).toContain('<section id="b1-1"');
  expect(html).toContain('<strong>31st</strong>');
});

test('SEC-03 HTML in its prose is shown as words', async () => {
  const html = await renderInSite(<LegalTextBlock id="b1" data={data} isFirst />);
  expect(html).toContain('&lt;b onclick=');
  expect(html).not.toContain('<b ');
});
