import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const area = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    background: vars.color.ink,
    color: vars.color.onInk,
  }),
);
globalStyle(`${area} > *, ${area} > picture > img`, inComponent({ gridArea: '1 / 1' }));

export const words = style(
  inComponent({
    alignSelf: 'end',
    // Above the poster; not positioned, so that the link stretches over the poster and not these alone.
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    // On a hill, as the words on heads of pages are.
    padding: `28px ${vars.space[16]} ${vars.space[12]}`,
    background: `radial-gradient(ellipse 125% 100% at 20% 100%, ${vars.color.ink} calc(100% - 1px), transparent)`,
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
