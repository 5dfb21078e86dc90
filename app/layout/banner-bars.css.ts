import { style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh, fingerSquare } from '../styles/touch.ts';

const base = style(inComponent({ '@media': { [onPrint]: { display: 'none' } } }));

export const bars = styleVariants({
  top: [base],
  bottom: [base, inComponent({ position: 'sticky', bottom: 0, zIndex: 15 })],
});

export const row = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: '44px',
    paddingBlock: vars.space[4],
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
  }),
);

/** With a button at its end: as much room before the words, so that they stand in the middle. */
export const closableRow = style([
  row,
  inComponent({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    gap: 0,
    // Up to the edge of a phone.
    marginInline: `calc(-1 * ${vars.space[16]})`,
    selectors: { '&::before': { content: '""' } },
  }),
]);

export const message = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space[12],
    flexGrow: 1,
    minWidth: 0,
    textAlign: 'center',
    textWrap: 'balance',
  }),
);

export const action = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    color: 'inherit',
    fontWeight: 650,
    paddingBlock: '2px',
    '@media': fingerHigh,
  }),
);

export const close = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    '@media': fingerSquare,
    borderRadius: vars.radius.pill,
    selectors: {
      '&:hover': { background: 'color-mix(in srgb, currentcolor 18%, transparent)' },
      '&:focus-visible': { outlineColor: 'currentcolor', outlineOffset: '-2px' },
    },
  }),
);
