import { expect, test } from 'vitest';
import { textWithin } from './text-within.ts';

/** Gives parts until nobody wants any more; tells how many it gave. */
function endless(part: string) {
  const given = { parts: 0 };
  const body = new ReadableStream({
    pull(controller) {
      given.parts += 1;
      controller.enqueue(new TextEncoder().encode(part));
    },
  });
  return { answer: new Response(body), given };
}

test('REL-01 a body that has no end is read up to the limit, and no further', async () => {
  const { answer, given } = endless('x'.repeat(1_000));
  expect(await textWithin(answer, 10_000)).toBeNull();
  expect(given.parts).toBeLessThan(20);
});

test('REL-01 what fits is read whole, letters of several bytes too', async () => {
  const text = '日本 “ü”';
  const { length } = new TextEncoder().encode(text);
  const inParts = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const byte of new TextEncoder().encode(text))
            controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      }),
    );
  expect(await textWithin(inParts(), length)).toBe(text);
  expect(await textWithin(inParts(), length - 1)).toBeNull();
  expect(await textWithin(new Response(null), 0)).toBe('');
});
