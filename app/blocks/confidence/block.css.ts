import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

/** The icon beside the title on a phone, above it elsewhere. */
export const guarantee = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    padding: vars.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    '@media': {
      [from.large]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        rowGap: vars.space[8],
        padding: vars.space[24],
      },
    },
  }),
);

export const icon = style(inComponent({ color: vars.color.accent }));

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));

export const text = style(inComponent({ gridColumn: '1 / -1' }));
