/**
 * Space and layout by word: `style([sprinkles({ display: 'grid', gap: { phone: 8, tablet: 16 } }), …])`.
 *
 * For `.css.ts` files alone: there a word becomes a class when the site is built, and the table of all
 * words stays out of the browser. Few on purpose: each value is a rule in the stylesheet.
 */
import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { sprinkle } from './layers.css.ts';
import { from } from './media.ts';
import { vars } from './tokens.css.ts';

const { 4: four, 8: eight, 12: twelve, 16: sixteen, 24: twentyFour, 32: thirtyTwo } = vars.space;
const SPACE = {
  0: '0',
  4: four,
  8: eight,
  12: twelve,
  16: sixteen,
  24: twentyFour,
  32: thirtyTwo,
  section: vars.space.section,
};

const byWidth = defineProperties({
  '@layer': sprinkle,
  conditions: {
    phone: {},
    tablet: { '@media': from.tablet },
    desktop: { '@media': from.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: SPACE,
  },
});

const anyWidth = defineProperties({
  '@layer': sprinkle,
  properties: {
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    flexGrow: [1],
    minWidth: [0],
    paddingBlock: SPACE,
    paddingInline: SPACE,
    marginBlockStart: SPACE,
    marginBlockEnd: SPACE,
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

export const sprinkles = createSprinkles(byWidth, anyWidth);
