import { style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const card = style(
  inComponent({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space[16],
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    breakInside: 'avoid',
    '@media': {
      [from.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: vars.space[24] },
    },
  }),
);

export const words = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const name = style(inComponent({ fontSize: vars.fontSize.title }));

export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const speciality = style(inComponent({ fontWeight: 650 }));

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
