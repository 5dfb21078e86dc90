import { expect, test } from 'vitest';
import { createByteStore } from './byte-store.ts';

const item = (bytes: number) => ({ bytes });

test('what was not used for longest gives way', () => {
  const store = createByteStore(100);
  for (const key of ['a', 'b', 'c']) store.set(key, item(30));
  store.get('a');
  store.set('d', item(30));
  expect(['a', 'b', 'c', 'd'].filter((key) => store.get(key))).toEqual(['a', 'c', 'd']);
  expect(store.bytes).toBe(90);
});

test('something in the place of another is counted once', () => {
  const store = createByteStore(100);
  store.set('a', item(60));
  store.set('a', item(70));
  expect(store.bytes).toBe(70);
});

test('what has grown pushes others out', () => {
  const store = createByteStore(100);
  const growing = { bytes: 40 };
  store.set('a', growing);
  store.set('b', item(40));
  growing.bytes = 80;
  store.resized('a');
  expect(store.get('b')).toBeUndefined();
  expect(store.bytes).toBe(80);
});

test('what is larger than all there is stays nowhere', () => {
  const store = createByteStore(100);
  store.set('a', item(101));
  expect(store.get('a')).toBeUndefined();
  expect(store.bytes).toBe(0);
});
