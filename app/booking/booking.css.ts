import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const table = style(
  inComponent({ width: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize.small }),
);

globalStyle(
  `${table} th, ${table} td`,
  inComponent({
    padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[8]} 0`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);

globalStyle(`${table} tbody th`, inComponent({ fontWeight: 400 }));

export const caption = style(
  inComponent({
    // As far from the words above as a list of facts.
    paddingBlock: `${vars.space[12]} ${vars.space[4]}`,
    fontWeight: 650,
    textAlign: 'start',
  }),
);

/** A note in small print. */
export const smallNote = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const safety = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    paddingBlockStart: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const safetyTitle = style(inComponent({ fontWeight: 650 }));

export const safetyLines = style(inComponent({ display: 'grid', gap: vars.space[8] }));

export const safetyLine = style(
  inComponent({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8], minWidth: 0 }),
);

globalStyle(`${safetyLine} > svg`, inComponent({ marginBlockStart: '0.15em' }));

/** In one line, and as high as a finger needs it without moving the lines around. */
export const safetyNumber = style(
  inComponent({ paddingBlock: vars.space[12], whiteSpace: 'nowrap' }),
);
