import { describe, expect, test } from 'vitest';
import { renderersOf } from './slow-renderers.mjs';

const TABLE = `
    1     0 /sbin/init
   10     1 node scripts/test-slow.mjs
   20    10 node vitest.mjs run
   30    20 /usr/bin/chromium --headless
   31    30 /usr/bin/chromium --type=zygote
   32    31 /usr/bin/chromium --type=renderer --lang=ja
   33    30 /usr/bin/chromium --type=gpu-process
   40     1 /usr/bin/chromium
   41    40 /usr/bin/chromium --type=renderer
`;

describe('slowing pages down', () => {
  test('finds those of the browsers that were started below a process, however deep', () => {
    expect(renderersOf(TABLE, 10)).toEqual([32]);
  });

  test('leaves a person’s own browser alone', () => {
    expect(renderersOf(TABLE, 40)).toEqual([41]);
    expect(renderersOf(TABLE, 33)).toEqual([]);
  });
});
