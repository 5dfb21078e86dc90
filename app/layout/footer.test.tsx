import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readContent } from '../../backend/content-import/read-content.ts';
import { IMAGES_FOLDER, readImageFiles } from '../../backend/images/image-files.ts';
import { layoutSchema, type Layout } from '../../contract/layout.ts';
import { LANGUAGES, MARKET_IDS, MARKETS } from '../../domain/market.ts';
import { byRole } from '../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { wordsOf } from '../../test/support/site-words.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import { createSmallContent } from '../../test/support/small-content.ts';
import { exampleImage } from '../images/example-image.ts';
import { Footer } from './footer.tsx';

const t = await wordsOf('en-WE');
const EMPTY: Pick<Layout, 'footer' | 'contacts'> = {
  footer: { columns: [], legalMessage: '', badges: [], payments: [] },
  contacts: { books: {}, blocks: [] },
};
/** As it comes from the backend: heights are the contract's own where the data has none. */
const FULL = layoutSchema.shape.footer.parse({
  columns: [
    { id: 'c', title: 'Column', links: [{ id: 'l', label: 'All', routingKey: 'travels' }] },
  ],
  legalMessage: 'Legal',
  newsletter: {
    action: '/newsletter',
    emailPlaceholder: 'you@example.com',
    gdpr: 'consent',
    bot: 'website',
    cta: 'Sign up',
    description: 'A letter a month',
    descriptionBottom: 'Never more',
  },
  userRating: {
    rating: 4.6,
    count: 1200,
    source: 'Reviews',
    url: 'https://reviews.example/cordata',
  },
  badges: [
    { id: 'b', label: 'Badge', url: 'https://badge.example/', image: exampleImage('ice') },
    { id: 'i', label: 'With icon', icon: 'shield' },
  ],
  payments: [{ id: 'p', label: 'Card', image: exampleImage('reef') }],
});
const CONTACTS = { books: { youtube: { value: 'https://video.example/x' } }, blocks: [] };

async function drawn(layout: Partial<typeof EMPTY>, marketId: keyof typeof MARKETS = 'en-WE') {
  const settings = { ...CONTENT.layouts.en.settings };
  return renderInSite(<Footer counterparts={{}} />, {
    marketId,
    layout: { ...EMPTY, settings, ...layout },
  });
}

const newslettersIn = (html: string) =>
  byRole(html)
    .all('form')
    .filter(({ attributes }) => attributes.action === '/newsletter');

/** How many lists there are of networks, of what one can count on, and of ways to pay. */
const listsOf = (page: ReturnType<typeof byRole>) =>
  ['social', 'badges', 'payments'].map((key) => page.all('list', t(`layout:footer.${key}`)).length);

/** Read from files as an operator writes them: one market has a list of its own, and a mark of their own file. */
async function ownersLayouts() {
  const content = createSmallContent();
  onTestFinished(content.dispose);
  const invoice = (label: string) => [{ id: 'invoice', icon: 'bank', label }];
  content.write(
    `${IMAGES_FOLDER}/payments/postepay.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20"><path d="M0 0h80v20H0z"/></svg>',
  );
  content.set('layout.yaml', 'footer.payments', {
    en: invoice('Invoice'),
    it: [
      {
        id: 'postepay',
        label: 'Postepay',
        image: { file: 'payments/postepay.svg', alt: 'Postepay' },
        imageHeight: 24,
        url: 'https://pay.example/',
      },
    ],
    es: invoice('Factura'),
    fr: invoice('Facture'),
    de: invoice('Rechnung'),
  });
  const addresses = LANGUAGES.map((language) => [language, `https://photos.example/${language}`]);
  content.set('layout.yaml', 'contacts.books', {
    instagram: { value: Object.fromEntries(addresses) },
  });
  const images = await readImageFiles(path.join(content.folder, IMAGES_FOLDER));
  return readContent(content.folder, images).layouts;
}

describe('LAY-07 the footer', () => {
  test('draws everything that the data has', async () => {
    const html = await drawn({ footer: FULL, contacts: CONTACTS });
    const text = visibleText(html);
    for (const word of ['Column', 'All', 'Legal', 'A letter a month', 'Never more', 'With icon']) {
      expect(text).toContain(word);
    }
    expect(text).toContain('4.6 out of 5 stars');
    expect(text).toContain('1,200 reviews on Reviews');
    const page = byRole(html);
    expect(listsOf(page)).toEqual([1, 1, 1]);
    const outside = ['https://reviews.example/cordata', 'https://badge.example/'];
    expect(page.links).toEqual(expect.arrayContaining([...outside, 'https://video.example/x']));
    expect(page.one('img', 'Badge').attributes.height).toBe('40');
    expect(page.one('img', 'Card').attributes.height).toBe('30');
  });

  test.each(MARKET_IDS)(
    'TRV-11 on %s the rating has the name of a review service',
    async (market) => {
      const service = { merchantId: 'm-1', productName: 'Cordata Ltd', sku: null };
      const of = async (given: typeof service | null) => {
        const userRating = FULL.userRating && { ...FULL.userRating, service: given };
        return byRole(await drawn({ footer: { ...FULL, userRating } }, market)).one(
          'link',
          /Reviews/,
        );
      };
      expect((await of(service)).text).toMatch(/ Reviews, .*[“„«].?Cordata Ltd.?[“”»]/);
      expect((await of(null)).text).not.toContain('Cordata Ltd');
    },
  );

  test('NEWS-01 the newsletter’s form is as its configuration says', async () => {
    const forms = newslettersIn(await drawn({ footer: FULL }));
    expect(forms.map(({ attributes }) => attributes)).toMatchObject([
      { method: 'post', novalidate: '' },
    ]);
    const fields = ['textbox', 'checkbox'].flatMap((role) => forms[0]?.within.all(role) ?? []);
    expect(fields.map(({ attributes }) => attributes)).toMatchObject([
      { type: 'email', name: 'email', required: '' },
      { type: 'text', name: 'website' },
      { name: 'consent', checked: '' },
    ]);
  });

  test('NEWS-01 the pages about the newsletter have one form of it at most', async () => {
    const settings = { ...CONTENT.layouts.en.settings };
    for (const address of ['/newsletter?sent', `/unsubscribe/${'x'.repeat(43)}`]) {
      const html = await renderInSite(<Footer counterparts={{}} />, {
        address,
        layout: { ...EMPTY, settings, footer: FULL },
      });
      expect(newslettersIn(html)).toEqual([]);
      expect(byRole(html).links).toContain('/cookies');
    }
  });

  test('NEWS-01 a page that has a form of the newsletter has no other in its footer', async () => {
    const drawnWith = (hasNewsletter: boolean) =>
      renderInSite(<Footer counterparts={{}} hasNewsletter={hasNewsletter} />, {
        layout: { ...EMPTY, settings: CONTENT.layouts.en.settings, footer: FULL },
      });
    expect(newslettersIn(await drawnWith(false))).toHaveLength(1);
    expect(newslettersIn(await drawnWith(true))).toEqual([]);
  });

  test('MKT-09 countries and languages are chosen in one place of it', async () => {
    const { links } = byRole(await drawn({ footer: FULL }));
    expect(links.filter((href) => /modal=language/.test(href))).toEqual([]);
  });

  test('draws nothing that the data lacks', async () => {
    const html = await drawn({});
    const page = byRole(html);
    expect(newslettersIn(html)).toEqual([]);
    expect(html).not.toContain('stars');
    expect(listsOf(page)).toEqual([0, 0, 0]);
    // The brand's mark alone.
    expect(page.all('img')).toHaveLength(1);
    expect(page.links).toContain('/cookies');
  });

  test('shows the ways to pay and the networks that an operator enters, in each market its own', async () => {
    const { it, de } = await ownersLayouts();
    const page = byRole(await drawn(it, 'it'));
    const mark = page.one('img', 'Postepay').attributes;
    expect(mark).toMatchObject({ width: '96', height: '24', loading: 'lazy' });
    expect(mark.src).toMatch(/^\/resource\/.+\/postepay$/);
    for (const [name, href] of [
      [/^Postepay/, 'https://pay.example/'],
      [/^Instagram/, 'https://photos.example/it'],
    ] as const) {
      const { attributes } = page.one('link', name);
      expect(attributes).toMatchObject({ href, target: '_blank', rel: 'noopener' });
    }

    const other = await drawn(de, 'de');
    expect(visibleText(other)).toContain('Rechnung');
    expect(byRole(other).links).not.toContain('https://pay.example/');
    expect(byRole(other).links).toContain('https://photos.example/de');
  });

  test('MKT-08 the currency note stands where prices are in another currency', async () => {
    const own = visibleText(await drawn({ footer: FULL }, 'de'));
    const site = { marketId: 'de', currency: 'USD' } as const;
    const settings = { ...CONTENT.layouts.en.settings };
    const other = await renderInSite(<Footer counterparts={{}} />, {
      ...site,
      layout: { ...EMPTY, settings },
    });
    expect(own).not.toContain('Preise in');
    expect(visibleText(other)).toContain('Preise in USD');
  });
});

test.each(MARKET_IDS)('LAY-05 LAY-07 MKT-05 %s has the same parts as the others', (marketId) => {
  const ids = ({ header, footer, contacts }: Layout) => ({
    menu: JSON.stringify(header.menu).match(/"id":"[\w-]+"/g),
    columns: footer.columns.map(({ id, links }) => [id, links.map((link) => link.id)]),
    badges: footer.badges.map(({ id }) => id),
    payments: footer.payments.map(({ id }) => id),
    contacts: contacts.blocks.map(({ id }) => id),
  });
  expect(ids(CONTENT.layouts[MARKETS[marketId].textLocale])).toEqual(ids(CONTENT.layouts.en));
});
