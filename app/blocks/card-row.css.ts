import { globalStyle, style } from '@vanilla-extract/css';
import { grid, LYING, LYING_IMAGE } from '../listing/listing-groups.css.ts';
import { inComponent } from '../styles/layered.ts';
import { below, from } from '../styles/media.ts';
import { sideways } from '../ui/carousel/sideways.ts';

/** Under each other a phone would show them over many screens. */
export const row = style([
  grid,
  inComponent({
    '@media': {
      [below.tablet]: {
        ...sideways,
        // What is hidden from sight in it is placed in it, and never widens the page.
        position: 'relative',
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        // A bit of the next one, so that it is seen to go on.
        gridAutoColumns: 'min(84%, 320px)',
        selectors: { '&:has(> :only-child)': { gridAutoColumns: '100%' } },
      },
    },
  }),
]);
globalStyle(`${row} > *`, inComponent({ scrollSnapAlign: 'start' }));

/** Where two have room beside each other and three have not: between a tablet and `grid`'s third column. */
const TWO_COLUMNS = `${from.tablet} and (max-width: 899.98px)`;

/** What is left over beneath them. */
const leftOver = `${row} > :last-child:nth-child(odd)`;
globalStyle(leftOver, inComponent({ '@media': { [TWO_COLUMNS]: LYING } }));
globalStyle(`${leftOver} img`, inComponent({ '@media': { [TWO_COLUMNS]: LYING_IMAGE } }));
