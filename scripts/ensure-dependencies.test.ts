import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDependencies } from './ensure-dependencies.mjs';

let folder: string;
let modules: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cordata dependencies '));
  modules = path.join(folder, 'elsewhere');
  const manifest = { name: 'site', dependencies: { hono: '4.0.0' } };
  const packages = { '': manifest, 'node_modules/hono': { version: '4.0.0' } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(modules);
  symlinkSync(modules, path.join(folder, 'node_modules'), 'junction');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['an interrupted installation', '.installing', /an installation was interrupted/],
  ['packages that are missing', 'README', /nothing is installed/],
])('%s behind a link is left alone', async (_, name, reason) => {
  writeFileSync(path.join(modules, name), '');
  await expect(ensureDependencies(folder)).rejects.toThrow(reason);
  expect(readdirSync(modules)).toEqual([name]);
  expect(lstatSync(path.join(folder, 'node_modules')).isSymbolicLink()).toBe(true);
});
