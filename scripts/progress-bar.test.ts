import { expect, test } from 'vitest';
import { createProgressBar, progressLine } from './progress-bar.mjs';

test.each([
  [0, 100, 0, '[------------------------]   0%  0 of 100'],
  [250_000, 1_000_000, 8_000, '[######------------------]  25%  250,000 of 1,000,000, 31,250/s'],
  [999, 1000, 1000, '[########################]  99%  999 of 1,000, 999/s'],
  [3, 3, 1000, '[########################] 100%  3 of 3, 3/s'],
  [0, 0, 0, '[########################] 100%  0 of 0'],
])('shows %i of %i after %i ms', (done, total, elapsedMs, line) => {
  expect(progressLine(done, total, elapsedMs)).toBe(line);
});

function barOn({ isTTY }: { readonly isTTY: boolean }) {
  const written: string[] = [];
  const clock = { ms: 0 };
  const out = { write: (text: string) => written.push(text), isTTY };
  return { bar: createProgressBar(out, () => clock.ms), written, clock };
}

test('on a terminal one line is rewritten, ten times a second and at the end', () => {
  const { bar, written, clock } = barOn({ isTTY: true });
  for (let done = 1; done <= 100; done += 1) {
    clock.ms += 10;
    bar.show('travels', done, 100);
  }
  expect(written.length).toBeGreaterThan(9);
  expect(written.length).toBeLessThan(13);
  expect(written.every((text) => text.startsWith('\rtravels    [') && !text.includes('\n'))).toBe(
    true,
  );
  expect(written.at(-1)).toContain('100 of 100');
  bar.clear();
  expect(written.at(-1)).toBe('\r\u001B[K');
});

test('in a log there is a line every ten seconds, and none for what is short', () => {
  const { bar, written, clock } = barOn({ isTTY: false });
  bar.show('files', 1, 2);
  clock.ms += 500;
  bar.show('files', 2, 2);
  expect(written).toEqual([]);
  for (let second = 1; second <= 25; second += 1) {
    clock.ms += 1000;
    bar.show('travels', second, 25);
  }
  expect(written).toHaveLength(2);
  expect(written[0]).toMatch(/^travels .* of 25, \d+\/s\n$/);
  bar.clear();
  expect(written).toHaveLength(2);
});
