import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inComponent({ display: 'grid', gap: vars.space[24], paddingBlock: vars.space.section }),
);

export const lead = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.lead }),
);

const note = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const promise = style([
  note,
  inComponent({ background: vars.tone.info.background, color: vars.tone.info.text }),
]);

export const done = style([
  note,
  inComponent({ background: vars.tone.positive.background, color: vars.tone.positive.text }),
]);

export const section = style(
  inComponent({ display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[16] }),
);

export const things = style(inComponent({ display: 'grid' }));

export const thing = style(
  inComponent({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const name = style(
  inComponent({ fontSize: vars.fontSize.small, fontWeight: 650, overflowWrap: 'anywhere' }),
);

export const time = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);
