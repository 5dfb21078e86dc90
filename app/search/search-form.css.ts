import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** One column on a phone, two on a tablet, a bar on a desktop. */
export const form = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      gap: vars.space[12],
      padding: vars.space[16],
      background: vars.color.raised,
      color: vars.color.text,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      textAlign: 'start',
      '@media': {
        [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) auto',
          padding: vars.space[20],
        },
      },
    },
  },
});

/** As high as the fields beside it. */
export const submit = style({
  '@layer': { [component]: { display: 'grid', minWidth: 0, minHeight: '48px' } },
});
