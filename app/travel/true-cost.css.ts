import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent, inPage } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

export const form = style(inComponent({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

/** For whom no scripts run: they follow each tick. Hidden from the first paint on, so that nothing below moves. */
export const update = style(
  inComponent({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
);

export const line = style(
  inComponent({
    paddingBlock: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.border}`,
    breakInside: 'avoid',
    '@media': { [onPrint]: { paddingBlock: '1pt' } },
  }),
);

export const trip = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    paddingBlock: vars.space[4],
    fontVariantNumeric: 'tabular-nums',
  }),
);

// Amounts are what one reads here, one below the other.
globalStyle(
  `${line} label > :last-child`,
  inPage({ color: vars.color.text, fontSize: vars.fontSize.body, fontWeight: 600 }),
);

export const note = style(
  inComponent({
    maxWidth: '60ch',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { maxWidth: 'none' } },
  }),
);

// Below the words, not below the box.
globalStyle(
  `${line} label + ${note}`,
  inComponent({ paddingInlineStart: `calc(1.5rem + ${vars.space[12]})` }),
);

export const sum = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[12]} ${vars.space[24]}`,
    marginBlockStart: vars.space[16],
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
    background: vars.color.sunken,
  }),
);

export const total = style(
  inComponent({
    display: 'block',
    fontSize: vars.fontSize.lead,
    fontVariantNumeric: 'tabular-nums',
  }),
);

// On a line of its own, whatever stands beside the total.
export const uncounted = style(inComponent({ flexBasis: '100%', fontSize: vars.fontSize.small }));

export const uncountedLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    '@media': { ...fingerHigh },
  }),
);

export const parts = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);
