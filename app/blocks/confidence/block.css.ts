import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { below, from } from '../../styles/media.ts';
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

export const foldedGuarantee = style([
  guarantee,
  inComponent({ '@media': { [below.large]: { paddingBlock: vars.space[4] } } }),
]);

// In the middle of the line of the title, whatever is unfolded below.
globalStyle(
  `${foldedGuarantee} > :first-child`,
  inComponent({
    '@media': { [below.large]: { alignSelf: 'start', paddingBlock: vars.space[12] } },
  }),
);

export const icon = style(inComponent({ color: vars.color.accent }));

export const title = style(inComponent({ display: 'block', fontSize: vars.fontSize.lead }));

export const text = style(inComponent({ gridColumn: '1 / -1' }));
