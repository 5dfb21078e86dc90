import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE } from './run-checks.mjs';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;

/**
 * One import that breaks each rule: the file that imports and the file that it imports. What is allowed stands in
 * the project, which the rules are held against by `npm run lint`.
 */
const BROKEN: ReadonlyArray<readonly [rule: string, from: string, to: string]> = [
  ['domain-is-pure', 'domain/tour.ts', 'contract/tour.ts'],
  ['contract-knows-domain', 'contract/settings.ts', 'config/contract-settings.ts'],
  ['brand-knows-nothing', 'brand/palette.ts', 'domain/palette.ts'],
  ['brand-is-for-what-shows-it', 'packages/posters/src/tints.ts', 'brand/palette.ts'],
  ['config-knows-domain', 'config/answer.ts', 'contract/answer.ts'],
  ['config-stays-on-the-server', 'app/blocks/hero/block.tsx', 'config/brand.ts'],
  ['customer-code-knows-the-contract', 'customer-code/clean.ts', 'backend/cleaning.ts'],
  ['customer-code-stays-on-the-server', 'app/blocks/html/block.tsx', 'customer-code/html.ts'],
  ['posters-know-no-project', 'packages/posters/src/draw.ts', 'domain/vocabulary.ts'],
  ['posters-are-drawn-at-import', 'backend/images/draw.ts', 'packages/posters/src/draw.ts'],
  ['demonstration-knows-domain', 'packages/demonstration/src/who.ts', 'backend/names.ts'],
  ['demonstration-has-one-door', 'backend/catalogue/rule.ts', 'packages/demonstration/src/sell.ts'],
  ['backend-knows-no-site', 'backend/mail/send.ts', 'app/i18n/greeting.ts'],
  ['backend-stays-behind-the-contract', 'app/pages/tour/page.server.ts', 'backend/tours.ts'],
  ['edge-knows-no-site', 'edge/cache.ts', 'app/seo/cache-key.ts'],
  ['edge-belongs-to-the-server', 'app/api/fetch.server.ts', 'edge/fetch.ts'],
  ['nothing-imports-the-server', 'edge/process.ts', 'server.ts'],
  ['app-knows-no-server', 'app/seo/robots.ts', 'scripts/robots.ts'],
  ['i18n-is-the-bottom-of-the-site', 'app/i18n/words.ts', 'app/api/words.ts'],
  ['api-knows-i18n', 'app/api/session.ts', 'app/auth/session.ts'],
  ['features-know-no-page', 'app/search/panel.tsx', 'app/blocks/card/block.tsx'],
  ['blocks-and-layout-know-no-page', 'app/layout/menu.tsx', 'app/pages/menu.ts'],
  ['block-content-knows-the-contract', 'app/blocks/map/content.ts', 'app/i18n/map-words.ts'],
  ['modals-know-no-page', 'app/modals/gallery/modal.tsx', 'app/pages/travel/pictures.ts'],
  ['pages-know-no-route', 'app/pages/home/page.tsx', 'app/routes/home.tsx'],
  ['nothing-imports-a-route', 'app/blocks/promo/block.tsx', 'app/routes/promo.tsx'],
  ['a-route-folder-is-its-own', 'app/listing/price.tsx', 'app/routes/ask/price.tsx'],
  ['routes-share-no-folder', 'app/routes/pay/route.tsx', 'app/routes/ask/price.tsx'],
  ['server-files-stay-on-the-server', 'app/routes/ask/price.tsx', 'app/routes/ask/sum.server.ts'],
  ['styles-are-the-bottom-of-ui', 'app/styles/button.css.ts', 'app/ui/button.tsx'],
  ['ui-knows-styles', 'app/ui/price.tsx', 'domain/price.ts'],
  ['tests-are-not-imported', 'domain/seats.ts', 'domain/seats-example.test.ts'],
];

const CYCLE = ['domain/egg.ts', 'domain/hen.ts'] as const;

/** Files without an import either way. */
const ORPHANS = ['app/i18n/left-over.ts'];

function importLine(from: string, to: string): string {
  const isFile = to.includes('/') || to === 'server.ts';
  const relative = path.posix.relative(path.posix.dirname(from), to);
  const name = isFile ? (relative.startsWith('.') ? relative : `./${relative}`) : to;
  return `import '${name}';\n`;
}

/** The files of a small project in which these imports stand, and what they import besides. */
function fixtureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, text: string) => files.set(name, `${files.get(name) ?? ''}${text}`);
  const imports = [
    ...BROKEN.map(([, from, to]) => [from, to] as const),
    [CYCLE[0], CYCLE[1]] as const,
    [CYCLE[1], CYCLE[0]] as const,
  ];
  for (const [from, to] of imports) {
    add(from, importLine(from, to));
    if (path.extname(to) !== '') add(to, 'export type A = 1;\n');
  }
  for (const name of ORPHANS) add(name, 'export type A = 1;\n');
  for (const name of ['dayjs', 'zod']) {
    add(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    add(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  return files;
}

describe('each arrow of "imports run one way"', () => {
  let folder: string;
  let found: string[];

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'cordata-imports-')));
    for (const [name, text] of fixtureFiles()) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const present = CODE.filter((name) => existsSync(path.join(folder, name)));
    const { output } = await cruise(present, {
      ...rules.options,
      baseDir: folder,
      ruleSet: { forbidden: rules.forbidden ?? [] },
      validate: true,
    });
    found = (output as ICruiseResult).summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
    );
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(BROKEN)('%s: %s may not import %s', (rule, from, to) => {
    const name = to === 'zod' ? 'node_modules/zod/index.js' : to.replace('node:', '');
    expect(found).toContain(`${rule}: ${from} -> ${name}`);
  });

  test('no-cycles: two files may not need each other', () => {
    expect(found.filter((line) => line.startsWith('no-cycles'))).toHaveLength(1);
    expect(found.join('\n')).toContain('no-cycles: domain/egg.ts -> domain/hen.ts');
  });

  test('no-orphans: what nothing finds is left over', () => {
    expect(found.filter((line) => line.startsWith('no-orphans'))).toEqual(
      ORPHANS.map((name) => `no-orphans: ${name} -> ${name}`),
    );
  });

  test('every rule of the configuration is proved above', () => {
    const proved = new Set([...BROKEN.map(([rule]) => rule), 'no-cycles', 'no-orphans']);
    expect((rules.forbidden ?? []).map(({ name }) => name).sort()).toEqual([...proved].sort());
  });
});
