import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  exceededBudgets,
  exceededScriptBudgets,
  filesOfModules,
  scriptBytes,
} from './byte-budgets.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cordata-budgets-'));
  writeFileSync(path.join(folder, 'style-1.css'), 'x'.repeat(900));
  writeFileSync(path.join(folder, 'style-1.css.br'), 'x'.repeat(300));
  writeFileSync(path.join(folder, 'style-2.css'), 'x'.repeat(100));
  writeFileSync(path.join(folder, 'page.js'), 'x'.repeat(9000));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  [400, []],
  [399, ['styles: 400 bytes with brotli, budget 399']],
])('all files that match count as they are sent: budget %i', (maxBytes, expected) => {
  expect(exceededBudgets(folder, [{ name: 'styles', files: /\.css$/, maxBytes }])).toEqual(
    expected,
  );
});

const MANIFEST = {
  'app/entry.client.tsx': { file: 'entry.js', imports: ['_core.js'] },
  'app/root.tsx?__remix-build-client-route': { file: 'root.js', imports: ['_core.js'] },
  'app/routes/$.tsx?__remix-build-client-route': { file: 'route.js' },
  '_core.js': { file: 'core.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'framework.js', imports: ['_core.js'] },
  '_page-tour.js': { file: 'tour.js', name: 'page-tour', imports: ['_core.js', '_travel.js'] },
  '_travel.js': { file: 'travel.js' },
  'app/pages/other/page.tsx': { file: 'other.js', name: 'page-other' },
};

test('a page’s scripts are those of all pages and its own, with what they import, once each', () => {
  const modules = ['app/entry.client.tsx', 'app/root.tsx', 'page-tour'];
  expect(filesOfModules(MANIFEST, modules).toSorted()).toEqual(
    ['entry.js', 'core.js', 'framework.js', 'root.js', 'tour.js', 'travel.js'].toSorted(),
  );
  expect(() => filesOfModules(MANIFEST, ['page-none'])).toThrow('none');
});

test('a page over its budget is named, with the bytes that are sent', () => {
  mkdirSync(path.join(folder, '.vite'));
  mkdirSync(path.join(folder, 'client'));
  writeFileSync(path.join(folder, '.vite/client-manifest.json'), JSON.stringify(MANIFEST));
  for (const { file } of Object.values(MANIFEST)) {
    writeFileSync(path.join(folder, 'client', file), 'x'.repeat(1000));
    writeFileSync(path.join(folder, 'client', `${file}.br`), 'x'.repeat(100));
  }
  expect(scriptBytes(folder, 'tour')).toBe(700);
  expect(exceededScriptBudgets(folder, [{ page: 'tour', maxBytes: 700 }])).toEqual([]);
  expect(exceededScriptBudgets(folder, [{ page: 'tour', maxBytes: 699 }])).toEqual([
    'scripts of tour: 700 bytes with brotli, budget 699',
  ]);
  expect(exceededScriptBudgets(folder, [{ page: 'tour', maxBytes: 700 }], 6)).toEqual([
    'scripts of tour: 7 files, budget 6',
  ]);
});
