import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const section = style(inComponent({ paddingBlock: `calc(${vars.space.section} / 2)` }));

export const panel = style(
  inComponent({
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
  }),
);

export const title = style(inComponent({ textWrap: 'balance' }));
