import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const list = style(
  inComponent({
    display: 'grid',
    gap: vars.space[20],
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
);

/** The first two lead: three follow in the row below. */
export const item = style(
  inComponent({
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    '@media': {
      [from.tablet]: {
        gridColumn: 'span 2',
        selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
      },
    },
  }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[20],
  }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.lead }));
