import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const card = style(
  inComponent({
    display: 'flow-root',
    padding: vars.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    breakInside: 'avoid',
    '@media': {
      [from.large]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'start',
        gap: vars.space[16],
        padding: vars.space[24],
      },
    },
  }),
);

// On a phone the words stand beside the portrait as far as it goes, then below it.
globalStyle(
  `${card} > :first-child`,
  inComponent({
    float: 'inline-start',
    marginInlineEnd: vars.space[16],
    marginBlockEnd: vars.space[8],
    '@media': { [from.large]: { margin: 0 } },
  }),
);

export const words = style(inComponent({ minWidth: 0, maxWidth: '68ch' }));
globalStyle(`${words} > * + *`, inComponent({ marginBlockStart: vars.space[4] }));

export const name = style(inComponent({ fontSize: vars.fontSize.title }));

// Each of them stands beside the portrait or below it, never around it.
export const note = style(
  inComponent({
    display: 'flow-root',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const speciality = style(inComponent({ display: 'flow-root', fontWeight: 650 }));

/** Pixels. */
export const PORTRAIT_WIDTHS = { tiny: 64, small: 112, large: 216 } as const;

/** Narrow screens show it smaller, and print as it is. */
export const portrait = styleVariants(PORTRAIT_WIDTHS, (width) =>
  inComponent({
    display: 'block',
    flexShrink: 0,
    width: `min(${width}px, 44vw)`,
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
  }),
);

export const initials = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '72px',
    height: '72px',
    borderRadius: vars.radius.pill,
    background: vars.color.sun,
    color: vars.color.onSun,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: 800,
  }),
);
