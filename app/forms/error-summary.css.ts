import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { longWords } from '../styles/long-words.ts';
import { vars } from '../styles/tokens.css.ts';

export const summary = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minWidth: 0,
    padding: vars.space[16],
    border: `2px solid ${vars.tone.critical.text}`,
    borderRadius: vars.radius.medium,
    background: vars.tone.critical.background,
    color: vars.tone.critical.text,
    fontSize: vars.fontSize.body,
    ...longWords,
  }),
);

export const title = style(
  inComponent({
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    fontSize: vars.fontSize.lead,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const list = style(
  inComponent({ display: 'flex', flexDirection: 'column', paddingInlineStart: vars.space[24] }),
);

export const link = style(
  inComponent({ display: 'inline-block', paddingBlock: '2px', color: 'inherit' }),
);
