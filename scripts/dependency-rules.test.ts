import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CODE } from './run-checks.mjs';

const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as IConfiguration;

/** One import that breaks a rule: the file that imports and the file that it imports. */
const BROKEN: ReadonlyArray<readonly [rule: string, from: string, to: string]> = [
  ['domain-is-pure', 'domain/tour.ts', 'contract/tour.ts'],
  ['domain-is-pure', 'domain/file.ts', 'node:fs'],
  ['domain-is-pure', 'domain/schema.ts', 'zod'],
  ['contract-knows-domain', 'contract/settings.ts', 'config/contract-settings.ts'],
  ['contract-knows-domain', 'contract/hash.ts', 'node:crypto'],
  ['config-knows-domain', 'config/answer.ts', 'contract/answer.ts'],
  ['config-stays-on-the-server', 'app/blocks/hero/block.tsx', 'config/brand.ts'],
  ['config-stays-on-the-server', 'contract/mode.ts', 'config/mode.ts'],
  ['customer-code-knows-the-contract', 'customer-code/clean.ts', 'backend/cleaning.ts'],
  ['customer-code-stays-on-the-server', 'app/blocks/html/block.tsx', 'customer-code/html.ts'],
  ['posters-know-no-project', 'packages/posters/src/draw.ts', 'domain/vocabulary.ts'],
  ['posters-are-drawn-at-import', 'backend/images/draw.ts', 'packages/posters/src/draw.ts'],
  ['demonstration-knows-domain', 'packages/demonstration/src/who.ts', 'backend/names.ts'],
  ['demonstration-has-one-door', 'backend/catalogue/rule.ts', 'packages/demonstration/src/sell.ts'],
  ['demonstration-has-one-door', 'edge/sales.ts', 'packages/demonstration/src/sell.ts'],
  ['backend-knows-no-site', 'backend/mail/send.ts', 'app/i18n/greeting.ts'],
  ['backend-knows-no-site', 'backend/http/listen.ts', 'edge/listen.ts'],
  ['backend-stays-behind-the-contract', 'app/pages/tour/page.server.ts', 'backend/tours.ts'],
  ['backend-stays-behind-the-contract', 'edge/health.ts', 'backend/health.ts'],
  ['edge-knows-no-site', 'edge/cache.ts', 'app/seo/cache-key.ts'],
  ['edge-belongs-to-the-server', 'app/api/fetch.server.ts', 'edge/fetch.ts'],
  ['edge-belongs-to-the-server', 'config/hosts.ts', 'edge/hosts.ts'],
  ['nothing-imports-the-server', 'edge/process.ts', 'server.ts'],
  ['app-knows-no-server', 'app/seo/robots.ts', 'scripts/robots.ts'],
  ['i18n-is-the-bottom-of-the-site', 'app/i18n/words.ts', 'app/api/words.ts'],
  ['api-knows-i18n', 'app/api/session.ts', 'app/auth/session.ts'],
  ['api-knows-i18n', 'app/api/spinner.ts', 'app/ui/spinner.tsx'],
  ['features-know-no-page', 'app/search/panel.tsx', 'app/blocks/card/block.tsx'],
  ['features-know-no-page', 'app/seo/title.ts', 'app/pages/page-title.ts'],
  ['blocks-and-layout-know-no-page', 'app/layout/menu.tsx', 'app/pages/menu.ts'],
  ['blocks-and-layout-know-no-page', 'app/blocks/faq/block.tsx', 'app/pages/faq/page.tsx'],
  ['block-content-knows-the-contract', 'app/blocks/map/content.ts', 'app/i18n/map-words.ts'],
  ['block-content-knows-the-contract', 'app/blocks/list/content.ts', 'backend/list.ts'],
  ['modals-know-no-page', 'app/modals/gallery/modal.tsx', 'app/pages/travel/pictures.ts'],
  ['pages-know-no-route', 'app/pages/home/page.tsx', 'app/routes/home.tsx'],
  ['nothing-imports-a-route', 'app/blocks/promo/block.tsx', 'app/routes/promo.tsx'],
  ['nothing-imports-a-route', 'app/routes/a.tsx', 'app/routes/b.tsx'],
  ['nothing-imports-a-route', 'app/routes/ask/form.tsx', 'app/routes/ask/route.tsx'],
  ['a-route-folder-is-its-own', 'app/listing/price.tsx', 'app/routes/ask/price.tsx'],
  ['a-route-folder-is-its-own', 'app/routes/c.tsx', 'app/routes/ask/price.tsx'],
  ['routes-share-no-folder', 'app/routes/pay/route.tsx', 'app/routes/ask/price.tsx'],
  ['config-stays-on-the-server', 'app/routes/ask/price.tsx', 'config/price.ts'],
  ['server-files-stay-on-the-server', 'app/routes/ask/price.tsx', 'app/routes/ask/sum.server.ts'],
  ['styles-are-the-bottom-of-ui', 'app/styles/button.css.ts', 'app/ui/button.tsx'],
  ['styles-are-the-bottom-of-ui', 'app/styles/status.css.ts', 'domain/status-colour.ts'],
  ['ui-knows-styles', 'app/ui/price.tsx', 'domain/price.ts'],
  ['ui-knows-styles', 'app/ui/label.tsx', 'app/i18n/label.ts'],
  ['server-files-stay-on-the-server', 'app/blocks/map/block.tsx', 'app/api/map.server.ts'],
  ['tests-are-not-imported', 'domain/seats.ts', 'domain/seats-example.test.ts'],
  ['tests-are-not-imported', 'app/auth/visitor.ts', 'test/support/visitor.ts'],
];

/** Imports that architecture.md wants, or that leave nothing at run time. */
const ALLOWED: ReadonlyArray<readonly [from: string, to: string]> = [
  ['packages/demonstration/src/sell.ts', 'domain/seats.ts'],
  ['packages/demonstration/catalogue/fill.ts', 'backend/accounts.ts'],
  ['backend/demonstration.ts', 'packages/demonstration/src/sell.ts'],
  ['domain/day.ts', 'dayjs'],
  ['domain/day.test.ts', 'node:fs'],
  ['contract/listing.ts', 'domain/listing.ts'],
  ['contract/listing.ts', 'zod'],
  ['config/secret.ts', 'domain/secret.ts'],
  ['config/secret.ts', 'node:crypto'],
  ['customer-code/links.ts', 'contract/links.ts'],
  ['backend/pages.ts', 'customer-code/links.ts'],
  ['app/blocks/html/block.server.ts', 'customer-code/links.ts'],
  ['backend/accounts.ts', 'config/secret.ts'],
  ['backend/accounts.ts', 'contract/account.ts'],
  ['edge/headers.ts', 'config/secret.ts'],
  ['edge/headers.ts', 'contract/header-names.ts'],
  ['server.ts', 'edge/headers.ts'],
  ['backend-server.ts', 'edge/headers.ts'],
  ['scripts/import.ts', 'edge/headers.ts'],
  ['server.ts', 'backend/accounts.ts'],
  ['app/api/embedded.server.ts', 'backend/accounts.ts'],
  ['app/site-settings.server.ts', 'config/secret.ts'],
  ['app/i18n/market.server.ts', 'app/site-settings.server.ts'],
  ['app/api/client.server.ts', 'app/i18n/market.server.ts'],
  ['app/wishlist/heart.tsx', 'app/api/hearts.ts'],
  ['app/wishlist/heart.tsx', 'app/ui/icon.tsx'],
  ['app/ui/icon.tsx', 'app/styles/tokens.css.ts'],
  ['app/blocks/grid/block.tsx', 'app/wishlist/heart.tsx'],
  ['app/pages/list/page.tsx', 'app/blocks/grid/block.tsx'],
  ['app/pages/list/page.tsx', 'type app/pages/list/page.server.ts'],
  ['app/pages/list/page.server.ts', 'app/api/client.server.ts'],
  ['app/routes/$.tsx', 'app/pages/list/page.tsx'],
  ['app/routes/$.tsx', 'app/pages/list/page.server.ts'],
  ['app/routes/$.tsx', 'config/secret.ts'],
  ['app/routes/send/route.tsx', 'app/routes/send/form.tsx'],
  ['app/routes/send/route.tsx', 'app/routes/send/action.server.ts'],
  ['app/routes/send/route.tsx', 'config/secret.ts'],
  ['app/pages/loaded.ts', 'type app/routes/send/route.tsx'],
  ['app/pages/loaded.ts', 'type app/routes/send/action.server.ts'],
  ['app/root.tsx', 'app/i18n/market.server.ts'],
  ['app/routes/other.test.tsx', 'app/routes/$.tsx'],
  ['test/storage/accounts.test.ts', 'backend/accounts.ts'],
  ['scripts/bench.ts', 'test/support/made-up.ts'],
  ['app/seo/left.ts', 'type app/seo/right.ts'],
  ['app/seo/right.ts', 'app/seo/left.ts'],
];

const CYCLE = ['domain/egg.ts', 'domain/hen.ts'] as const;

/** Files without an import either way: only the first is left over. */
const ORPHANS = ['app/i18n/left-over.ts'];
const LOOSE_BY_DESIGN = [
  'app/routes/robots.tsx',
  'app/entry.client.tsx',
  'app/blocks/faq/faq.css.ts',
  'app/blocks/faq/block.examples.ts',
  'domain/nothing.test.ts',
  'scripts/report.ts',
];

function importLine(from: string, to: string): string {
  const [target, isType] = to.startsWith('type ') ? [to.slice(5), true] : [to, false];
  const isFile = target.includes('/') || target === 'server.ts';
  const relative = path.posix.relative(path.posix.dirname(from), target);
  const name = isFile ? (relative.startsWith('.') ? relative : `./${relative}`) : target;
  return isType ? `import type { A } from '${name}';\n` : `import '${name}';\n`;
}

/** The files of a small project in which these imports stand, and what they import besides. */
function fixtureFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, text: string) => files.set(name, `${files.get(name) ?? ''}${text}`);
  const imports = [
    ...BROKEN.map(([, from, to]) => [from, to] as const),
    ...ALLOWED,
    [CYCLE[0], CYCLE[1]] as const,
    [CYCLE[1], CYCLE[0]] as const,
  ];
  for (const [from, to] of imports) {
    add(from, importLine(from, to));
    const target = to.replace('type ', '');
    if (target.includes('/')) add(target, 'export type A = 1;\n');
  }
  for (const name of [...ORPHANS, ...LOOSE_BY_DESIGN]) add(name, 'export type A = 1;\n');
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
    const { output } = await cruise(CODE, {
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

  test.each(ALLOWED)('%s may import %s', (from) => {
    expect(found.filter((line) => line.includes(`: ${from} -> `))).toEqual([]);
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
