import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from './icon-names.ts';

test('each icon is drawn, and the row of stars of a rating, and nothing else', () => {
  const ids = [...readFileSync('app/ui/icon/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)];
  expect(ids.map(([, id]) => id)).toEqual([...ICON_NAMES, 'stars']);
});
