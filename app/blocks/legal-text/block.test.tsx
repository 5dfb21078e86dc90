import { describe, expect, test } from 'vitest';
import { EXAMPLE_COMPANY } from '../../../test/support/example-company.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { readHtml } from '../../../test/support/html-page.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import LegalTextBlock from './block.tsx';
import { loadLegalText } from './block.server.ts';
import { LEGAL_PARTS } from './content.ts';

const t = await wordsOf('en-WE');
const data = loadLegalText({
  title: 'Cancelling',
  sections: [
    { title: 'Free', text: 'Up to the **31st** day.' },
    { title: 'How', text: '- by mail\n- <b onclick="x()">here</b>' },
  ],
});

test('CMS-04 each section of a legal text has an address, and its contents lead there', async () => {
  const html = await renderInSite(<LegalTextBlock id="b1" data={data} isFirst />);
  expect(byRole(html).links).toEqual(['#b1-1', '#b1-2']);
  expect([...readHtml(html).ids]).toEqual(expect.arrayContaining(['b1-1', 'b1-2']));
  expect(byRole(html).all('strong', '31st')).toHaveLength(1);
});

test('SEC-03 HTML in its prose is shown as words', async () => {
  const html = await renderInSite(<LegalTextBlock id="b1" data={data} isFirst />);
  expect(html).toContain('&lt;b onclick=');
  expect(html).not.toContain('<b ');
});

describe('CMS-07 what a legal text shows of the settings', () => {
  const parts = loadLegalText({
    title: 'Everything',
    sections: LEGAL_PARTS.map((shows) => ({ title: shows, text: 'So:', shows })),
  });
  const draw = async (company: typeof EXAMPLE_COMPANY | null) =>
    visibleText(await renderInSite(<LegalTextBlock id="b1" data={parts} isFirst />, { company }));

  test('a company states who it is, and nothing says demonstration', async () => {
    const text = await draw(EXAMPLE_COMPANY);
    const { phoneHours: _hours, emergencyPhone: _emergency, ...stated } = EXAMPLE_COMPANY;
    for (const fact of Object.values(stated)) expect(text).toContain(fact);
    expect(text).not.toMatch(/demonstration|filled in/);
  });

  test('of what a company does not have nothing is said', async () => {
    const text = await draw({ ...EXAMPLE_COMPANY, vat: null, insolvencyInsurer: null });
    expect(text).not.toMatch(/VAT|protected by|null/);
    expect(text).toContain(EXAMPLE_COMPANY.register);
  });

  test('without one a sentence says so, and mail arrives all the same', async () => {
    const text = await draw(null);
    expect(text.split(t('legal:company.demonstration'))).toHaveLength(2);
    expect(text).not.toMatch(/Operator|Register|protected by/);
    expect(text).toContain(t('legal:company.toFillIn'));
    expect(text.match(/hello@cordata\.example/g)).toHaveLength(2);
  });

  test('TRV-09 the scale of the cancellation fees is a table', async () => {
    expect(await draw(null)).toContain('30 to 15 days before 50% of the price free of charge');
  });
});
