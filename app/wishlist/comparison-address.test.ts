import { expect, test } from 'vitest';
import { MAXIMUM_COMPARED } from '../../contract/comparison-paths.ts';
import { comparisonPath, parseComparison } from './comparison-address.ts';

const read = (path: string) => parseComparison(new URL(path, 'http://it.localhost').searchParams);

test('WISH-04 an address is read as it was written, from a link and from a form', () => {
  const ids = ['japan-tokyo-kyoto', 'JPN-20880301'];
  expect(read(comparisonPath(ids))).toEqual({ ids, isCut: false, shown: [] });
  expect(read(`/compare?ids=${ids.join('&ids=')}&show=a&show=b,a`)).toEqual({
    ids,
    isCut: false,
    shown: ['a', 'b'],
  });
});

test('WISH-04 of too many the first are compared, and what is no id is none', () => {
  const many = Array.from({ length: MAXIMUM_COMPARED + 1 }, (_, at) => `T-${at}`);
  expect(read(`/compare?ids=${many.join(',')}`)).toMatchObject({
    ids: many.slice(0, MAXIMUM_COMPARED),
    isCut: true,
  });
  expect(read(`/compare?ids=,%00a,,${'x'.repeat(101)}, b ,b`).ids).toEqual(['b']);
  expect(read('/compare').ids).toEqual([]);
});
