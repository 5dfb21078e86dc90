import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../contract/route-paths.ts';
import { travelAlternates } from '../../app/travel/heads.server.ts';
import { createBackend, type Backend } from '../../backend/create-backend.ts';
import { readSettings } from '../../config/settings.ts';
import { MARKET_HEADER } from '../../contract/headers.ts';
import { MARKET_IDS, MARKETS, type MarketId } from '../../domain/market.ts';
import { createSmallContent, type SmallContent } from '../support/small-content.ts';
import { ALPS, COAST, NOON } from './small-import.ts';

const ENGLISH_OR_ITALIAN = MARKET_IDS.filter((id) => ['en', 'it'].includes(MARKETS[id].language));
const OTHERS = MARKET_IDS.filter((id) => !ENGLISH_OR_ITALIAN.includes(id));

let content: SmallContent;
let backend: Backend;

beforeAll(async () => {
  content = createSmallContent();
  for (const language of ['es', 'fr', 'de']) {
    content.remove(`travels/${ALPS}/${language}.yaml`);
    content.remove(`travels/${COAST}/${language}.yaml`);
    for (const field of ['slug', 'seo.title', 'seo.description']) {
      content.unset('pages/packing.yaml', `${field}.${language}`);
    }
    for (const field of ['title', 'paragraphs']) {
      content.unset('pages/packing.yaml', `blocks.0.content.${field}.${language}`);
      content.unset('pages/index.yaml', `blocks.0.content.${field}.${language}`);
    }
  }
  content.set(`travels/${COAST}/travel.yaml`, 'fallback', 'en');
  content.set('pages/index.yaml', 'blocks.0.fallback', 'en');
  backend = await createBackend({
    settings: {
      ...readSettings({ NODE_ENV: 'test', IMAGES_AHEAD: 'off' }),
      databaseUrl: 'sqlite::memory:',
    },
    contentFolder: content.folder,
    now: () => NOON,
  });
});
afterAll(async () => {
  await backend.close();
  content.dispose();
});

async function ask(market: MarketId, path: string, body?: object) {
  const answer = await backend.fetch(
    new Request(`http://backend.invalid/v1${path}`, {
      headers: { [MARKET_HEADER]: market, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }),
  );
  return { status: answer.status, ...((await answer.json()) as { data: never }) };
}

describe('MKT-05 a travel in two languages', () => {
  test.each(ENGLISH_OR_ITALIAN)('is in the market %s, with its counterparts', async (market) => {
    const { language } = MARKETS[market];
    const { status, data } = await ask(market, `/travels/${ALPS}-${language}`);
    const { slugs, title } = data as { slugs: Record<string, string>; title: string };
    expect({ status, title }).toEqual({ status: 200, title: `${ALPS} (${language})` });
    expect(Object.keys(travelAlternates('travels-travel', slugs)).sort()).toEqual(
      ENGLISH_OR_ITALIAN.toSorted(),
    );
  });

  test.each(OTHERS)('is nowhere in the market %s', async (market) => {
    for (const language of ['en', 'it', MARKETS[market].language]) {
      expect(await ask(market, `/travels/${ALPS}-${language}`)).toMatchObject({ status: 404 });
    }
    const listed = await ask(market, '/travels', {});
    expect((listed.data as { id: string }[]).map(({ id }) => id)).toEqual([COAST]);
    const found = await ask(market, '/travels', { textSearch: 'alps by train' });
    expect(JSON.stringify(found.data)).not.toContain(ALPS);
    const { data: tours } = await ask(market, '/tours', {});
    expect((tours as { code: string }[]).map(({ code }) => code.slice(0, 3))).not.toContain('ALP');
    const { data: related } = await ask(market, `/travels/${COAST}-en`);
    expect((related as { related: [] }).related).toEqual([]);
    for (const path of ['/sitemap/travels', '/sitemap/tours', '/new-tours']) {
      expect(JSON.stringify((await ask(market, path)).data)).not.toMatch(/alps-by-train|ALP-/);
    }
  });

  test('is in the sitemap of a market that has it, with those counterparts alone', async () => {
    const { data } = await ask('it', '/sitemap/travels');
    const entries = data as { parameters: Record<string, { travel: string }> }[];
    const own = entries.find(({ parameters }) => parameters.it?.travel === `${ALPS}-it`);
    expect(Object.keys(own?.parameters ?? {}).sort()).toEqual(ENGLISH_OR_ITALIAN.toSorted());
  });

  test.each(OTHERS)('with a fallback is shown in %s in English, and says so', async (market) => {
    const { status, data } = await ask(market, `/travels/${COAST}-en`);
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { title: `${COAST} (en)`, writtenIn: 'en' },
    });
    expect(pathOf('travels-travel', market, { travel: `${COAST}-en` })).toContain(`${COAST}-en`);
  });
});

describe('CMS-01 a page in two languages', () => {
  test.each(ENGLISH_OR_ITALIAN)('is in the market %s, with its counterparts', async (market) => {
    const slug = `packing-${MARKETS[market].language}`;
    const { status, data } = await ask(market, `/custompages/show?slug=${slug}`);
    expect(status).toBe(200);
    const { seo } = data as { seo: { urls: object } };
    expect(Object.keys(seo.urls).sort()).toEqual(ENGLISH_OR_ITALIAN.toSorted());
  });

  test.each(OTHERS)('is nowhere in the market %s', async (market) => {
    for (const language of ['en', 'it', MARKETS[market].language]) {
      const { status } = await ask(market, `/custompages/show?slug=packing-${language}`);
      expect(status).toBe(404);
    }
    expect(JSON.stringify((await ask(market, '/sitemap/pages')).data)).not.toContain('packing');
  });

  test.each(OTHERS)('shows in %s a block in English that says so', async (market) => {
    const { data } = await ask(market, '/custompages/show?routingKey=index');
    expect((data as { blocks: object[] }).blocks).toMatchObject([
      { content: { title: 'Heading in en', writtenIn: 'en' } },
    ]);
  });
});
