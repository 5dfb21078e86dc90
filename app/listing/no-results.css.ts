import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const panel = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[16],
    padding: `${vars.space[48]} ${vars.space[24]}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    textAlign: 'center',
  }),
);

export const heading = style(inComponent({ fontSize: vars.fontSize.title, maxWidth: '30em' }));

/** What there is to look at all the same. */
export const instead = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    minWidth: 0,
    marginBlockStart: vars.space[24],
  }),
);

export const message = style(inComponent({ fontSize: vars.fontSize.lead, maxWidth: '36em' }));
