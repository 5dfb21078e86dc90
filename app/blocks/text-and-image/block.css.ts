import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const section = style(inComponent({ paddingBlock: `calc(${vars.space.section} / 2)` }));

/** Every second one has its picture on the other side, so that the eye goes to and fro down the page. */
const IS_SECOND = `:nth-child(even of ${section}) &`;

export const columns = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[24],
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        gap: vars.space[48],
        selectors: { [IS_SECOND]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
      },
    },
  }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    maxWidth: '42rem',
  }),
);

export const picture = style(
  inComponent({
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    '@media': { [from.tablet]: { selectors: { [IS_SECOND]: { order: -1 } } } },
  }),
);
