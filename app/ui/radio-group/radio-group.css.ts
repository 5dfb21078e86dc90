import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { withForcedColours } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const group = style(
  inPrimitive({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const options = styleVariants({
  rows: [group],
  tiles: inPrimitive({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    gap: vars.space[12],
  }),
});

/** A choice with a frame around it, which shows that it was taken. */
const tile = style(
  inPrimitive({
    minWidth: 0,
    padding: vars.space[12],
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: vars.color.text },
      '&:has(:checked)': {
        borderColor: vars.color.accentText,
        boxShadow: `inset 0 0 0 1px ${vars.color.accentText}`,
      },
      '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.border },
    },
    '@media': {
      [withForcedColours]: {
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } },
      },
    },
  }),
);
// Where a tile is too narrow, the words stand below the mark, and what is at their end below them.
globalStyle(`${tile} > label`, inPrimitive({ flexWrap: 'wrap' }));
globalStyle(`${tile} > label > span:first-of-type`, inPrimitive({ flex: '1 1 7rem' }));

export const option = { rows: undefined, tiles: tile } as const;
