import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** Pixels that a poster is drawn in. */
export const POSTER_WIDTH = '76px';
const POSTER_HEIGHT = '95px';

export const area = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${POSTER_WIDTH} minmax(0, 1fr)`,
    alignItems: 'start',
    gap: vars.space[16],
  }),
);

export const poster = style(
  inComponent({
    position: 'relative',
    height: POSTER_HEIGHT,
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    '@media': {
      [withMotion]: {
        transition: `transform ${vars.duration} ease-out`,
        selectors: { [`${area}:hover > &`]: { transform: 'translateY(-2px)' } },
      },
    },
  }),
);

export const words = style(inComponent({ display: 'grid', minWidth: 0 }));

/** A press on the poster is one on the link. */
export const title = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space[8],
    minHeight: '32px',
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lead,
    fontWeight: 700,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: POSTER_WIDTH,
        height: POSTER_HEIGHT,
      },
      '&:hover': { color: vars.color.accentText },
      '&[aria-current="page"]': { color: vars.color.accentText },
    },
  }),
);

export const places = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16] }),
);

export const place = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space[4],
    paddingBlock: vars.space[8],
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    fontWeight: 500,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.accentText, textDecoration: 'underline' },
    },
    '@media': { [from.desktop]: { paddingBlock: vars.space[4] } },
  }),
);
