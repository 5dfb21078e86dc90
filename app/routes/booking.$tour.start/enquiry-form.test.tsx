import { expect, test } from 'vitest';
import type { Layout } from '../../../contract/layout.ts';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { wordsOf } from '../../../test/support/site-words.ts';
import { PrivacyNote } from './enquiry-form.tsx';

const link = (routingKey: string) => ({ id: routingKey, label: routingKey, routingKey });
const footerWith = (routingKey: string): { readonly footer: Layout['footer'] } => ({
  footer: {
    columns: [{ id: 'legal', title: 'Legal', links: [link(routingKey)] }],
    legalMessage: '',
    badges: [],
    payments: [],
  },
});

test('the privacy policy opens beside the form, in the language of the market', async () => {
  const layout = footerWith('legal-privacy-policy');
  const page = byRole(await renderInSite(<PrivacyNote />, { marketId: 'de', layout }));
  const { name, attributes } = page.one('link');
  expect(name).toContain('Datenschutzerklärung');
  expect(attributes).toMatchObject({ href: '/legal/datenschutz', target: '_blank' });
});

test('nothing leads to a policy that the footer does not know', async () => {
  const html = await renderInSite(<PrivacyNote />, { layout: footerWith('faqs') });
  expect(visibleText(html)).toBe((await wordsOf('en-WE'))('enquiry:form.privacy'));
  expect(byRole(html).links).toEqual([]);
});
