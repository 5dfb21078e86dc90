import { style } from '@vanilla-extract/css';
import { inPage } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const page = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    paddingBlock: vars.space[40],
  }),
);

export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[32],
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gridTemplateAreas: '"form tour"',
        alignItems: 'start',
        gap: vars.space[48],
      },
    },
  }),
);

export const tour = style(
  inPage({ minWidth: 0, '@media': { [from.desktop]: { gridArea: 'tour' } } }),
);

export const form = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    minWidth: 0,
    '@media': { [from.desktop]: { gridArea: 'form' } },
  }),
);
