import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const form = style(
  inComponent({ display: 'grid', gap: vars.space[16], width: '100%', maxWidth: '440px' }),
);

export const buttons = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }),
);

export const about = style(
  inComponent({ fontSize: vars.fontSize.lead, fontWeight: 650, overflowWrap: 'anywhere' }),
);

/** A step in a modal: it takes the focus where it has no field, and shows it by what it says. */
export const step = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    minWidth: 0,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

/** What came of the step before. */
export const sent = style(inComponent({ display: 'grid', gap: vars.space[12] }));

export const waiting = style(
  inComponent({ display: 'grid', gap: vars.space[16], marginBlockStart: vars.space[16] }),
);

export const waitingTitle = style(inComponent({ fontSize: vars.fontSize.lead }));

export const links = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[8]} ${vars.space[16]}` }),
);
