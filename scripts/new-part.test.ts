import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { byRole } from '../test/support/by-role.ts';
import { createPart, NameRefused } from './new-part.ts';
import { renderInSite } from '../test/support/render-in-site.tsx';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const OWN_FOLDERS = ['', 'app', 'app/blocks', 'app/pages', 'app/i18n', 'contract', 'scripts'];

/** The project with folders of its own where a part is written; all else in it is linked. Within the project, so that Vite makes styles. */
function linkedProject(): string {
  mkdirSync(CACHE, { recursive: true });
  const project = mkdtempSync(join(CACHE, 'new-part-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  for (const folder of OWN_FOLDERS) {
    mkdirSync(join(project, folder), { recursive: true });
    for (const name of readdirSync(join(ROOT, folder))) {
      const path = join(folder, name);
      if (OWN_FOLDERS.includes(path)) continue;
      const isChanged =
        /^(blocks\.server|pages\.server|word-namespaces|route-path.*|new-part)\.ts$|test\.ts$/;
      const isOwn = lstatSync(join(ROOT, path)).isFile() && isChanged.test(name);
      if (isOwn || path === 'app/i18n/words')
        cpSync(join(ROOT, path), join(project, path), { recursive: true });
      else symlinkSync(join(ROOT, path), join(project, path));
    }
  }
  return project;
}

function run(project: string, ...args: readonly string[]) {
  const script = join(project, 'scripts/new-part.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('CMS-04 npm run new:block', () => {
  test('writes a block whose examples fit its schema and are drawn, and puts it on the list', async () => {
    const project = linkedProject();
    expect(run(project, 'block', 'opening-hours')).toMatchObject({ status: 0, stderr: '' });
    const folder = join(project, 'app/blocks/opening-hours');
    const { schema } = await import(/* @vite-ignore */ `${folder}/content.ts`);
    const { EXAMPLES } = await import(/* @vite-ignore */ `${folder}/block.examples.ts`);
    const { default: Block } = await import(/* @vite-ignore */ `${folder}/block.tsx`);
    const list = readFileSync(join(project, 'app/blocks/blocks.server.ts'), 'utf8');
    expect(list).toContain("import { openingHours } from './opening-hours/block.server.ts';");
    expect(list).toContain('  openingHours,\n] as const;');
    for (const data of Object.values(EXAMPLES)) {
      expect(schema.safeParse(data).success).toBe(true);
      const html = await renderInSite(createElement(Block, { id: 'a', data, isFirst: true }));
      expect(byRole(html).all('listitem')).toHaveLength(2);
    }
    expect(run(project, 'block', 'opening-hours')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('opening-hours is taken'),
    });
  });
});

describe('RTE-05 npm run new:page', () => {
  test('writes a page with its paths, its words and its line in the list', async () => {
    const project = linkedProject();
    createPart('page', 'our-offices', project);
    const routes = await import(/* @vite-ignore */ `${project}/contract/route-path-table.ts`);
    expect(routes.NAMED_ROUTE_TABLE['our-offices']).toMatchObject({
      page: 'our-offices',
      paths: { de: '/our-offices' },
    });
    const { default: Page } = await import(
      /* @vite-ignore */ `${project}/app/pages/our-offices/page.tsx`
    );
    const data = { title: 'Our offices', description: 'Where they are.' };
    const html = await renderInSite(createElement(Page, { data }));
    expect(byRole(html).one('heading').tag).toBe('h1');
    const list = readFileSync(join(project, 'app/pages/pages.server.ts'), 'utf8');
    expect(list).toContain('  ourOfficesPage,\n] as const;');
    expect(existsSync(join(project, 'app/i18n/words/fr/our-offices.json'))).toBe(true);
  });
});

test('CMS-04 RTE-05 a name that is taken or none is refused in a sentence, and nothing is written', () => {
  const project = linkedProject();
  const listed = () =>
    ['app/blocks', 'app/pages', 'app/i18n/words/en'].map((folder) =>
      readdirSync(join(project, folder)),
    );
  const before = listed();
  for (const [kind, name] of [
    ['block', ''],
    ['block', 'Opening Hours'],
    ['block', '../faqs'],
    ['block', 'faqs'],
    ['block', 'class'],
    ['page', 'wishlist'],
    ['page', 'contacts'],
    ['page', 'travel'],
  ] as const) {
    expect(() => createPart(kind, name, project), name).toThrow(NameRefused);
  }
  expect(listed()).toEqual(before);
});
