import { globalStyle, style } from '@vanilla-extract/css';
import { grid } from '../listing/listing-groups.css.ts';
import { component } from '../styles/layers.css.ts';
import { below } from '../styles/media.ts';
import { sideways } from '../ui/sideways.ts';

/** Under each other a phone would show them over many screens. */
export const row = style([
  grid,
  {
    '@layer': {
      [component]: {
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
      },
    },
  },
]);
globalStyle(`${row} > *`, { '@layer': { [component]: { scrollSnapAlign: 'start' } } });
