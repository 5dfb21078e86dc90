import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { below } from '../../styles/media.ts';
import { withFinger } from '../../styles/touch.ts';
import { vars } from '../../styles/tokens.css.ts';

export const list = style(
  inPrimitive({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[8],
    fontSize: vars.fontSize.small,
    color: vars.color.textMuted,
  }),
);

export const item = style(
  inPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minWidth: 0,
    '@media': {
      // On a phone only the page above, which is the way back: `‹ All trips`.
      [below.large]: {
        flexDirection: 'row-reverse',
        selectors: { '&:not(:nth-last-child(2))': { display: 'none' } },
      },
    },
  }),
);

/** After a link; on a phone before it, and turned round. */
export const arrow = style(
  inPrimitive({
    display: 'inline-flex',
    '@media': { [below.large]: { transform: 'rotate(180deg)' } },
  }),
);

export const link = style(
  inPrimitive({
    display: 'inline-block',
    paddingBlock: vars.space[4],
    color: 'inherit',
    // 44 px with the line.
    '@media': { [withFinger]: { paddingBlock: vars.space[12] } },
    selectors: { '&:hover': { color: vars.color.text } },
  }),
);
