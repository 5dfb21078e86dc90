import { expect, test } from 'vitest';
import type { Layout } from '../../../contract/layout.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
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
  const html = await renderInSite(<PrivacyNote />, { marketId: 'de', layout });
  expect(html).toMatch(/<a [^>]*href="\/legal\/datenschutz"/);
  expect(html).toContain('target="_blank"');
  expect(html).toContain('Datenschutzerklärung');
});

test('nothing leads to a policy that the footer does not know', async () => {
  const html = await renderInSite(<PrivacyNote />, { layout: footerWith('faqs') });
  expect(html).toContain('We use your details to reply');
  expect(html).not.toContain('<a ');
});
