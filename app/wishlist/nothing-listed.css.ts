import { style } from '@vanilla-extract/css';
import { inPage } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const panel = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[16],
    width: '100%',
    padding: `${vars.space[32]} ${vars.space[24]}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    textAlign: 'center',
  }),
);

export const text = style(inPage({ maxWidth: '56ch', fontSize: vars.fontSize.lead }));

export const waysOn = style(
  inPage({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[12] }),
);
