import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

const GAP = vars.space[24];

/** Cards beside each other as the place has room, at most three: beside filters or without. */
export const grid = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(264px, (100% - 2 * ${GAP}) / 3)), 1fr))`,
    gap: GAP,
  }),
);

/** A card that lies on its side over all columns: upright it would leave a hole beside it. */
export const LYING = { gridColumn: '1 / -1', flexDirection: 'row' } as const;
export const LYING_IMAGE = { width: '44%', height: 'auto', minHeight: '100%' } as const;

globalStyle(`${grid} > :only-child`, inComponent({ '@media': { [from.tablet]: LYING } }));
globalStyle(`${grid} > :only-child img`, inComponent({ '@media': { [from.tablet]: LYING_IMAGE } }));

export const group = style(
  inComponent({
    selectors: { '& + &': { marginBlockStart: vars.space[40] } },
  }),
);

export const month = style(
  inComponent({
    marginBlockEnd: vars.space[16],
    fontSize: vars.fontSize.title,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);
