import { expect, test } from 'vitest';
import { MARKETS } from '../../domain/market.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { presentPicture } from '../images/picture.ts';
import { differentFromPrevious } from './listing-calls.ts';

/** Named after their drawings, of which two have one. */
const picture = (id: string) => ({
  ...EXAMPLE_PICTURE,
  id,
  desktop: { ...EXAMPLE_PICTURE.desktop, id: id[0] ?? '' },
});
const image = (id: string) => presentPicture(picture(id), MARKETS.de);

test.each([
  ['a1', undefined, ['a1', 'b1'], 'a1'],
  ['a1', 'b2', ['a1', 'b1'], 'a1'],
  ['a1', 'a2', ['a1', 'b1'], 'b1'],
  ['b1', 'b2', ['a1', 'b1'], 'a1'],
  ['a1', 'a2', ['a1', 'a3', 'c1'], 'c1'],
  ['a1', 'a2', ['a1'], 'a1'],
])('TRV-12 %s after %s, of a travel with %j: %s', (own, before, pictures, shown) => {
  const travel = { pictures: pictures.map(picture) };
  const { id } = differentFromPrevious(
    image(own),
    before === undefined ? undefined : image(before),
    travel,
    MARKETS.de,
  );
  expect(id).toBe(shown);
});
