import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint, withLargeText, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** About its height, which what has the focus keeps clear of. */
const CLEARANCE = '6rem';

/** Where there is no room for the sheet beside the page. */
const NARROW = `screen and ${below.desktop}`;

export const bar = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 11,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    padding: `${vars.space[8]} ${vars.space.edge}`,
    paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
    background: vars.color.raised,
    borderBlockStart: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.raised,
    selectors: {
      '&[data-hidden]': { visibility: 'hidden', transform: 'translateY(100%)' },
    },
    '@media': {
      [withMotion]: {
        transition: `transform ${vars.duration} ease-out, visibility ${vars.duration}`,
      },
      [withLargeText]: { flexWrap: 'wrap', gap: vars.space[8] },
      [from.desktop]: { display: 'none' },
      [onPrint]: { display: 'none' },
    },
  }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    lineHeight: vars.lineHeight.snug,
  }),
);

/** Beside each other where they have room; then the status is below the date that it is of. */
export const state = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[12],
    minWidth: 0,
  }),
);

export const date = style(inComponent({ fontSize: vars.fontSize.caption, whiteSpace: 'nowrap' }));

globalStyle(
  `${bar} > :last-child`,
  inComponent({
    flexShrink: 0,
    maxWidth: '60%',
    '@media': { [withLargeText]: { width: '100%', maxWidth: 'none' } },
  }),
);

globalStyle(
  `:root:has(${bar})`,
  inComponent({ '@media': { [NARROW]: { scrollPaddingBlockEnd: CLEARANCE } } }),
);
