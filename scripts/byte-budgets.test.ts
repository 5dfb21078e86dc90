import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exceededBudgets } from './byte-budgets.mjs';

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
