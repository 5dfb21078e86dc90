import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import remixConfig from '../remix.config.js';
import { ANSWERS, withFoldedFlags } from './fold-remix-flags.ts';

const SOURCES = globSync('node_modules/@remix-run/react/dist/esm/*.js').map((file) =>
  readFileSync(file, 'utf8'),
);

test('what is written into the browser’s code is what the site is set to', () => {
  expect(remixConfig.future?.v3_singleFetch).toBe(true);
  expect(remixConfig.future?.v3_lazyRouteDiscovery).toBe(false);
  expect(remixConfig).not.toHaveProperty('ssr', false);
});

test.each(ANSWERS)('Remix still asks %s', (question) => {
  expect(SOURCES.some((source) => source.search(question) >= 0)).toBe(true);
});

test('no question is left, and definitions stay', () => {
  for (const source of SOURCES) {
    const folded = withFoldedFlags(source);
    expect(folded).not.toMatch(/future\.v3_singleFetch|__remixContext\.isSpaMode/);
    expect(folded.match(/\bfunction isFogOfWarEnabled\(future, isSpaMode\) \{/g)).toEqual(
      source.match(/\bfunction isFogOfWarEnabled\(future, isSpaMode\) \{/g),
    );
  }
});
