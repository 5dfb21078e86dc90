import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style(inComponent({ display: 'grid', minWidth: 0 }));

export const fact = style(
  inComponent({
    display: 'grid',
    gap: `${vars.space[4]} ${vars.space[24]}`,
    paddingBlock: vars.space[12],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    breakInside: 'avoid',
    '@media': {
      [from.large]: { gridTemplateColumns: 'minmax(10rem, 2fr) 3fr' },
      [onPrint]: { paddingBlock: '3pt' },
    },
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  }),
);

export const label = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    paddingBlockStart: '3px',
    lineHeight: vars.lineHeight.snug,
    minWidth: 0,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const value = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const note = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: 400,
  }),
);
