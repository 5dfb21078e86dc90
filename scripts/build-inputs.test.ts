import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BUILD_INPUTS, buildInputsHash } from './build-inputs.mjs';

let folder: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cordata inputs '));
  write('app/root.tsx', 'root');
  write('domain/money.ts', 'money');
  write('public/logo.svg', '<svg/>');
  write('vite.config.ts', 'config');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('buildInputsHash', () => {
  test.each([
    ['a new file', () => write('app/ui/button.tsx', 'button')],
    ['a changed file of the same size', () => write('domain/money.ts', 'MONEY')],
    ['a removed file', () => rmSync(path.join(folder, 'public/logo.svg'))],
    [
      'a renamed file',
      () => {
        rmSync(path.join(folder, 'app/root.tsx'));
        write('app/Root.tsx', 'root');
      },
    ],
    [
      'text moved to the next file',
      () => {
        write('app/root.tsx', 'ro');
        write('app/root2.tsx', 'ot');
      },
    ],
    ['a changed configuration', () => write('vite.config.ts', 'other')],
    ['another set of dependencies', () => write('package-lock.json', '{}')],
  ])('differs after %s', (_case, change) => {
    const before = buildInputsHash(folder);
    change();
    expect(buildInputsHash(folder)).not.toBe(before);
  });

  test.each([
    ['a test', () => write('domain/money.test.ts', 'test')],
    ['the backend, which is not in the bundle', () => write('backend/mail.ts', 'mail')],
    ['a new time alone', () => utimesSync(path.join(folder, 'app/root.tsx'), 1, 1)],
  ])('stays the same after %s', (_case, change) => {
    const before = buildInputsHash(folder);
    change();
    expect(buildInputsHash(folder)).toBe(before);
  });
});

test('what the scripts of the build import is a part of what it reads', () => {
  const isRead = (file: string) =>
    BUILD_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  const scripts = BUILD_INPUTS.filter((input) => /\.(ts|m?js)$/.test(input));
  expect(scripts).toContain('vite.config.ts');
  const imported = scripts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import .*'(\..+)';$/gm)].map(([, to = '']) =>
      path.posix.join(path.posix.dirname(file), to),
    ),
  );
  // What only watches over the build, or comes before it.
  const others =
    /^scripts\/(bootstrap-lock|build-inputs|plain-failure|progress|run-command|site-node)\.mjs$/;
  expect(imported.filter((file) => !isRead(file) && !others.test(file))).toEqual([]);
});
