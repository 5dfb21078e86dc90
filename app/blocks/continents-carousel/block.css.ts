import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

/** How high the hill is that the words stand on, as on heads of pages. */
const HILL = '28px';

export const area = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.ink,
    color: vars.color.onInk,
  }),
);

export const words = style(
  inComponent({
    // Over the poster's foot; not positioned, so that the link stretches over the poster and not these alone.
    zIndex: 1,
    marginBlockStart: `-${HILL}`,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    padding: `${HILL} ${vars.space[16]} ${vars.space[12]}`,
    background: `radial-gradient(ellipse 125% ${HILL} at 20% ${HILL}, ${vars.color.ink} calc(100% - 1px), transparent)`,
  }),
);

export const name = style(
  inComponent({
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lead,
    fontWeight: 750,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const count = style(
  inComponent({ fontSize: vars.fontSize.small, fontVariantNumeric: 'tabular-nums' }),
);
