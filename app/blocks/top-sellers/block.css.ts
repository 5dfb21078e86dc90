import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { below } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { sideways } from '../../ui/carousel/sideways.ts';

export const places = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    marginBlockEnd: vars.space[24],
    '@media': {
      [below.tablet]: {
        ...sideways,
        flexWrap: 'nowrap',
        marginBlockEnd: 0,
        whiteSpace: 'nowrap',
      },
    },
  }),
);

export const count = style(
  inComponent({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);
