import { describe, expect, test } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

describe('RTE-06 the one address of a page', () => {
  test.each([
    ['/Viaggi//Giappone/', '/viaggi/giappone'],
    ['/%7Az?A=%7A#B', '/zz?A=%7A#B'],
    ['/z%2F.', '/z'],
    ['/z%2F..%2F', '/'],
    ['/z%5C', '/z%5C'],
    ['/z%252F.', '/z%252f.'],
    ['/', '/'],
  ])('%s is %s', (address, tidy) => {
    const url = new URL(address, 'http://it.localhost:3000');
    expect(tidyAddress(url)?.href).toBe(`http://it.localhost:3000${tidy}`);
  });

  test.each(['/%E0%A4%A', '/a%00'])('%s has none', (address) => {
    expect(tidyAddress(`http://it.localhost:3000${address}`)).toBeNull();
  });
});
