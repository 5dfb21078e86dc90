import { describe, expect, test } from 'vitest';
import { MARKETS } from '../domain/market.ts';
import { canonicalAddress, resolveAddress } from './resolve-address.ts';

const resolve = (path: string) =>
  resolveAddress(`http://it.localhost:3000${path}`, MARKETS.it).path;

describe('RTE-06 the canonical address of a page', () => {
  test.each([
    ['/Viaggi//Giappone/', '/viaggi/giappone'],
    ['/%7Az?A=%7A#B', '/zz?A=%7A#B'],
    ['/z%2F.', '/z'],
    ['/z%2F..%2F', '/'],
    ['/z%5C', '/z%5C'],
    ['/z%252F.', '/z%252f.'],
    ['/', '/'],
  ])('%s is %s', (address, canonical) => {
    const url = new URL(address, 'http://it.localhost:3000');
    expect(canonicalAddress(url)?.href).toBe(`http://it.localhost:3000${canonical}`);
    expect(resolve(address)).toMatchObject({
      pathname: canonical.split('?')[0],
      isCanonical: canonical === address,
    });
  });

  test.each(['/%E0%A4%A', '/a%00'])('%s has none', (address) => {
    expect(canonicalAddress(`http://it.localhost:3000${address}`)).toBeNull();
    expect(resolve(address)).toBeNull();
  });
});

describe('RTE-05 what a path means in a market', () => {
  test.each([
    ['/', 'index', {}],
    ['/viaggi/giappone?page=2', 'travels-travel', { travel: 'giappone' }],
    ['/VIAGGI/per%C3%B9', 'travels-travel', { travel: 'perù' }],
  ])('%s is %s', (path, key, parameters) => {
    expect(resolve(path)?.route).toEqual({ key, parameters });
  });

  test.each(['/una-pagina', '/destinations/japan'])('%s is no named route of Italy', (path) => {
    expect(resolve(path)).toMatchObject({ path, route: null });
  });

  test.each(['/%2e.data', '/viaggi/%2e%2e.data'])('%s is not canonical', (path) => {
    expect(resolve(path)).toMatchObject({ pathname: '/', isCanonical: false });
  });

  test.each([
    ['/_root.data', '/'],
    ['/viaggi/giappone.data?_routes=root', '/viaggi/giappone'],
    ['/a.data.data', '/a.data'],
    ['/Viaggi.data', '/viaggi'],
  ])('%s has the data of %s', (address, pathname) => {
    expect(resolve(address)).toMatchObject({
      pathname,
      isCanonical: address.toLowerCase() === address,
    });
  });
});
