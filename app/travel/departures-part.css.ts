import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { sideways } from '../ui/carousel/sideways.ts';

export const part = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[24],
    '@media': {
      [`screen and ${from.desktop}`]: {
        gridTemplateColumns: '20rem minmax(0, 1fr)',
        gap: vars.space[48],
      },
    },
  }),
);

const column = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 }),
);

export const choices = column;

export const calendar = style([
  column,
  inComponent({
    alignItems: 'center',
    '@media': {
      // Below the header.
      [`screen and ${from.desktop}`]: { position: 'sticky', insetBlockStart: '96px' },
      [onPrint]: { display: 'none' },
    },
  }),
]);

export const month = style(inComponent({ position: 'relative', width: '100%', maxWidth: '26rem' }));

/** Beside the month's name. */
const stepBase = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: '-8px',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    selectors: { '&:hover': { background: vars.color.sunken } },
  }),
);
export const step = styleVariants({
  previous: [stepBase, inComponent({ insetInlineStart: 0 })],
  next: [stepBase, inComponent({ insetInlineEnd: 0 })],
});

export const strip = style(
  inComponent({
    display: 'flex',
    gap: vars.space[8],
    '@media': {
      [`screen and ${below.tablet}`]: sideways,
      [`screen and ${from.tablet}`]: { flexWrap: 'wrap' },
      [onPrint]: { display: 'none' },
    },
  }),
);

globalStyle(`${strip} > a`, inComponent({ flexShrink: 0, scrollSnapAlign: 'start' }));

export const form = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space[12]} ${vars.space[16]}`,
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

// Two beside each other on a phone too.
globalStyle(`${form} > div`, inComponent({ flex: '1 1 8.5rem' }));

export const list = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[12],
    minWidth: 0,
  }),
);

export const count = style(inComponent({ color: vars.color.textMuted }));

/** Paper has no link to the others: their number, and where they stand (TRV-16). */
export const onPaper = style(
  inComponent({
    display: 'none',
    '@media': { [onPrint]: { display: 'block', fontSize: '9pt', overflowWrap: 'anywhere' } },
  }),
);

export const rows = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    width: '100%',
    // Fragments of a grid may break anywhere; blocks obey.
    '@media': { [onPrint]: { display: 'block' } },
  }),
);
