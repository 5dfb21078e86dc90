import { expect, test } from 'vitest';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { picturesOfCards } from './listing-calls.ts';

/** Named after its scene. */
const picture = (id: string) => ({
  ...EXAMPLE_PICTURE,
  id,
  desktop: { ...EXAMPLE_PICTURE.desktop, id },
  scene: id.slice(1),
});
const TRAVELS = {
  iceland: { id: 'iceland', pictures: ['1ice', '2fjord', '3coast', '4ice'].map(picture) },
  oman: { id: 'oman', pictures: ['5dunes', '6fjord'].map(picture) },
  nepal: { id: 'nepal', pictures: ['7peaks', '8peaks'].map(picture) },
};

test.each([
  { list: ['iceland', 'oman', 'nepal'], shown: ['1ice', '5dunes', '7peaks'] },
  { list: ['iceland', 'iceland', 'iceland'], shown: ['1ice', '2fjord', '3coast'] },
  // The fjord of one travel is around that of the other.
  { list: ['oman', 'oman', 'iceland', 'iceland'], shown: ['5dunes', '6fjord', '1ice', '3coast'] },
  // Nothing but peaks: at least not the same drawing.
  { list: ['nepal', 'nepal', 'nepal'], shown: ['7peaks', '8peaks', '7peaks'] },
] as const)('TRV-12 cards of $list show $shown', ({ list, shown }) => {
  const pictures = picturesOfCards(list.map((id) => TRAVELS[id]));
  expect(pictures.map((each) => each?.id)).toEqual(shown);
});
