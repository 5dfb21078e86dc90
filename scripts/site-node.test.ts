import { expect, test } from 'vitest';
import { isNewEnough } from './site-node.mjs';

test.each([
  ['v24.0.0', true],
  ['v26.1.0', true],
  ['v23.11.1', false],
  ['v20.20.2', false],
  ['v100.0.0', true],
  ['', false],
  ['no version', false],
])('Node %s will do: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
