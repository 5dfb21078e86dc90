import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { NAMES, styleNames, withoutRules } from './style-names.ts';

const { resolveId } = styleNames() as Plugin & {
  readonly resolveId: (source: string, importer?: string) => string | undefined;
};

test.each([
  ['./icon.css.ts', '/app/ui/icon.tsx', `/app/ui/icon.css.ts${NAMES}`],
  ['../ui/icon.css.ts', '/app/layout/header.tsx', `/app/ui/icon.css.ts${NAMES}`],
  // The one that wants the rules.
  ['./ui/icon.css.ts', '/app/root.tsx', undefined],
  ['./ui/icon.css.ts', '/app/root.tsx?__remix-build-client-route', undefined],
  ['./icon.tsx', '/app/ui/badge.tsx', undefined],
])('%s of %s', (source, importer, module) => {
  expect(resolveId(source, importer)).toBe(module);
});

test('rules are left out, names stay', () => {
  const code = [
    `import '/app/styles/layers.css.ts.vanilla.css';`,
    `import '/app/ui/icon.css.ts.vanilla.css';`,
    `import { createRuntimeFn } from '@vanilla-extract/recipes/createRuntimeFn';`,
    `export var line = '_aa0';`,
  ].join('\n');
  expect(withoutRules(code).trim()).toBe(code.split('\n').slice(2).join('\n'));
});
