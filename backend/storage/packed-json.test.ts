import { expect, test } from 'vitest';
import { packJson } from './packed-json.ts';
import { toJson } from './stored-values.ts';

const TEXTS = [{ title: 'Kolonne – “Perù”' }, [1, null, 'ʻ'], {}, 'été 🏔'];

test('packed texts are read as they were, whatever their letters take', () => {
  const pack = packJson();
  const packed = TEXTS.map((text) => pack.add(toJson(text)));
  pack.close();
  expect(packed.map((one) => one.read())).toEqual(TEXTS);
  expect(packed.toReversed().map((one) => one.read())).toEqual(TEXTS.toReversed());
});

test('more texts than are kept parsed can be read again', () => {
  const pack = packJson();
  const numbers = Array.from({ length: 1_000 }, (_, number) => number);
  const packed = numbers.map((number) => pack.add(toJson({ number })));
  pack.close();
  for (let time = 0; time < 2; time++) {
    expect(packed.map((one) => one.read().number)).toEqual(numbers);
  }
});

test('nothing is read from a pack that is not closed', () => {
  const pack = packJson();
  const packed = pack.add(toJson('early'));
  expect(() => packed.read()).toThrow(TypeError);
});
