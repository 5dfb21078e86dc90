import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

const base = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: vars.space[12],
      padding: vars.space[16],
      borderRadius: vars.radius.medium,
    },
  },
});

export const notice = styleVariants(vars.tone, ({ text, background }) => [
  base,
  { '@layer': { [component]: { color: text, background } } },
]);

export const words = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 },
  },
});
