import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const panel = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[16]} ${vars.space[32]}`,
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    flex: '1 1 280px',
    gap: vars.space[12],
    minWidth: 0,
  }),
);

export const message = style(
  inComponent({ fontFamily: vars.font.display, fontSize: vars.fontSize.title, fontWeight: 700 }),
);

export const links = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }));
