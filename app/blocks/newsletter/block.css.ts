import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const section = style({
  '@layer': { [component]: { paddingBlock: `calc(${vars.space.section} / 2)` } },
});

export const panel = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[24],
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: vars.space[24],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.sunken,
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'center',
          gap: vars.space[48],
          padding: vars.space[40],
        },
      },
    },
  },
});

export const title = style({ '@layer': { [component]: { textWrap: 'balance' } } });
