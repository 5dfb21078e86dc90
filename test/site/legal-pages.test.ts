/** The legal pages in every market: of a demonstration, and of a company that has stated itself (CMS-07). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CUSTOM_PAGE_KEYS } from '../../contract/route-path-table.ts';
import { pathOf } from '../../contract/route-paths.ts';
import { MARKET_IDS, type MarketId } from '../../domain/market.ts';
import { EXAMPLE_COMPANY } from '../support/example-company.ts';
import { readHtml, type HtmlPage } from '../support/html-page.ts';
import { startSite, type SiteProcess } from '../support/site-process.ts';
import { wordsOf } from '../support/site-words.ts';
import { originOf, visit } from '../support/visit.ts';
import { visitedMarkets } from '../support/visited-markets.ts';

const LEGAL_PAGES = CUSTOM_PAGE_KEYS.filter((key) => key.startsWith('legal-'));
/** What the operator would have had to fill in: `[number]`, in quotation marks or not. */
const PLACEHOLDER = /\[[^\]]{2,}\]/;

const MODEL_HOST = 'models.example.com';

async function read(marketId: MarketId, path: string, port?: number): Promise<HtmlPage> {
  const { status, text } = await visit(marketId, path, { port });
  expect(status, path).toBe(200);
  return readHtml(text);
}

const wordsIn = (html: HtmlPage) => html.textsOf('main').join(' ');

describe.each(MARKET_IDS)('CMS-07 RTE-04 in the market %s', (marketId) => {
  test.each(LEGAL_PAGES)('%s says that this is a demonstration, once and in words', async (key) => {
    const t = await wordsOf(marketId);
    const text = wordsIn(await read(marketId, pathOf(key, marketId)));
    expect(text.split(t('legal:company.demonstration'))).toHaveLength(2);
    expect(text).not.toMatch(PLACEHOLDER);
  });

  test('TRV-09 the page of cancelling has the scale of the settings', async () => {
    const t = await wordsOf(marketId);
    const html = await read(marketId, pathOf('legal-cancellation-policy', marketId));
    expect(html.textsOf('caption')).toEqual([t('legal:table.caption')]);
    expect(html.textsOf('table')[0]).toContain(
      t('legal:table.betweenDays', { from: 30, until: 15 }),
    );
    expect(html.textsOf('table')[0]).toContain(t('legal:fee', { percent: 50 }));
  });

  test('LAY-07 SEO-02 the legal notice is in the footer and in the sitemap', async () => {
    const path = pathOf('legal-imprint', marketId);
    expect((await read(marketId, '/')).links).toContain(path);
    const index = await visit(marketId, '/sitemap.xml');
    const files = [...index.text.matchAll(/<loc>([^<]+)/g)].map(([, file = '']) => file);
    const answers = await Promise.all(files.map((file) => visit(marketId, new URL(file).pathname)));
    expect(answers.map(({ text }) => text).join('')).toContain(
      `<loc>${originOf(marketId)}${path}</loc>`,
    );
  });
});

describe('CMS-07 with a company behind it', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    const { name, address, representative, register, vat, phone, insolvencyInsurer } =
      EXAMPLE_COMPANY;
    site = await startSite({
      COMPANY_NAME: name,
      COMPANY_ADDRESS: address,
      COMPANY_REPRESENTATIVE: representative ?? '',
      COMPANY_REGISTER: register ?? '',
      COMPANY_VAT: vat ?? '',
      COMPANY_PHONE: phone ?? '',
      COMPANY_INSOLVENCY_INSURER: insolvencyInsurer ?? '',
      AI_BASE_URL: `https://${MODEL_HOST}/v1`,
      AI_MODEL: 'small-1',
    });
  });
  afterAll(() => site.stop());
  const open = async (marketId: MarketId, key: Parameters<typeof pathOf>[0]) =>
    wordsIn(await read(marketId, pathOf(key, marketId), site.port));

  const asked = visitedMarkets(['de', 'en-WE', 'en-US', 'es', 'fr', 'international', 'it'], 2);
  test.each(asked)('in the market %s every legal page stands for it', async (marketId) => {
    const t = await wordsOf(marketId);
    for (const key of LEGAL_PAGES) {
      const text = await open(marketId, key);
      expect(text, key).not.toContain(t('legal:company.demonstration'));
      const hasName = text.includes(EXAMPLE_COMPANY.name);
      // The fees are the same whoever asks for them.
      expect(hasName, key).toBe(key !== 'legal-cancellation-policy');
    }
    const notice = await open(marketId, 'legal-imprint');
    // Hours and the emergency line stand beside the buttons that ask for a seat.
    const { phoneHours: _hours, emergencyPhone: _emergency, ...stated } = EXAMPLE_COMPANY;
    for (const fact of Object.values(stated)) expect(notice).toContain(fact);
    const contacts = await open(marketId, 'contacts');
    expect(contacts).toContain(EXAMPLE_COMPANY.address);
    expect(contacts).toContain(EXAMPLE_COMPANY.phone);
  });

  test.each(asked)(
    'AI-01 in the market %s one reads which language model questions go to, where there is one',
    async (marketId) => {
      const t = await wordsOf(marketId);
      const said = { host: MODEL_HOST };
      for (const [path, sentence] of [
        [pathOf('legal-privacy-policy', marketId), t('legal:languageModel', said)],
        ['/cookies', t('cookies:questions.text', said)],
      ] as const) {
        expect(sentence).toContain(MODEL_HOST);
        expect(wordsIn(await read(marketId, path, site.port))).toContain(sentence);
        const [begins = ''] = sentence.split(MODEL_HOST);
        expect(wordsIn(await read(marketId, path))).not.toContain(begins);
      }
    },
  );
});
