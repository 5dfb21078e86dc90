import { globalStyle, style } from '@vanilla-extract/css';
import { dark } from '../../../brand/brand.ts';
import { translucent } from '../../../brand/colours.ts';
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
    selectors: {
      // Poster and words lie in one cell; between them the poster's foot is darkened.
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '30% 0 0',
        background: `linear-gradient(to top, ${translucent(dark.color.ink, 90)} 30%, ${translucent(dark.color.ink, 0)})`,
      },
    },
  }),
);
globalStyle(`${area} > *, ${area} > picture > img`, inComponent({ gridArea: '1 / 1' }));

export const words = style(
  inComponent({
    alignSelf: 'end',
    // Above the shade; not positioned, so that the link stretches over the poster and not these alone.
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    padding: vars.space[16],
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
