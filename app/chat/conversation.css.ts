import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

const rows = { display: 'grid', gap: vars.space[16], minWidth: 0 } as const;

export const conversation = style(inComponent(rows));
export const turns = style(inComponent({ ...rows, gap: vars.space[24] }));
export const turn = style(inComponent({ ...rows, scrollMarginTop: vars.space[64] }));

/** What the visitor has said, at the end of the line. */
export const question = style(
  inComponent({
    justifySelf: 'end',
    maxWidth: '85%',
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderRadius: vars.radius.card,
    background: vars.color.accentSoft,
    overflowWrap: 'anywhere',
  }),
);

export const answer = style(
  inComponent({ ...rows, gap: vars.space[12], overflowWrap: 'anywhere' }),
);

export const quote = style(
  inComponent({
    ...rows,
    gap: vars.space[8],
    paddingInlineStart: vars.space[16],
    borderInlineStart: `3px solid ${vars.color.accent}`,
  }),
);

export const part = style(inComponent({ fontWeight: 650 }));

export const muted = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const pages = style(inComponent({ display: 'grid', gap: vars.space[8] }));

export const departure = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[12] }),
);

export const form = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[12] }),
);

export const field = style(inComponent({ flex: '1 1 240px', minWidth: 0 }));
