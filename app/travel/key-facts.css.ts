import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { longWords } from '../styles/long-words.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const list = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[20]} ${vars.space[16]}`,
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        padding: vars.space[24],
      },
    },
  }),
);

export const value = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    ...longWords,
  }),
);

/** Within a line, so that it is as high as a finger needs it and moves nothing. */
export const explained = style(inComponent({ paddingBlock: vars.space[12] }));

export const note = style(
  inComponent({
    marginBlockStart: vars.space[4],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 400,
  }),
);
