import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent, inPage } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { withFinger } from '../styles/touch.ts';

const LINE = '"when runs price action"';

const base = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"when" "runs" "price" "action"',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    alignItems: 'center',
    padding: `${vars.space[12]} ${vars.space[16]}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    breakInside: 'avoid',
    '@media': {
      [`screen and ${from.phone}`]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"when when" "runs action" "price price"',
      },
      [`screen and ${from.large}`]: {
        gap: vars.space[12],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateAreas: '"when runs" "price action"',
      },
      // A line of a table.
      [onPrint]: {
        gridTemplateColumns: '11fr 6fr 5fr 0',
        gridTemplateAreas: LINE,
        gap: '0 8pt',
        padding: '2pt 0',
        border: 'none',
        borderRadius: 0,
        borderBlockEnd: `0.5pt solid ${vars.color.border}`,
        fontSize: '9pt',
      },
    },
  }),
);

export const row = styleVariants({
  // The price under the status, and the button beside both.
  narrow: [
    base,
    inComponent({
      '@media': {
        [`screen and ${from.tablet}`]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) 12rem',
          gridTemplateAreas: '"when runs action" "when price action"',
          rowGap: vars.space[4],
        },
      },
    }),
  ],
  wide: [
    base,
    inComponent({
      '@media': {
        [`screen and ${from.desktop}`]: {
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) 11rem',
          gridTemplateAreas: LINE,
        },
      },
    }),
  ],
});

export const when = style(
  inComponent({
    gridArea: 'when',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minWidth: 0,
    '@media': {
      [onPrint]: { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
    },
  }),
);

export const dates = style(
  inComponent({
    paddingBlock: '2px',
    color: vars.color.text,
    fontWeight: 650,
    selectors: { '&:hover': { color: vars.color.accentText } },
    // 44 px with the line, over what is around it.
    '@media': {
      [withFinger]: { paddingBlock: vars.space[12], marginBlock: `calc(-1 * ${vars.space[8]})` },
    },
  }),
);

export const note = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { fontSize: 'inherit' } },
  }),
);

export const runs = style(inComponent({ gridArea: 'runs', minWidth: 0 }));

export const price = style(inComponent({ gridArea: 'price', minWidth: 0 }));

// The line is made for the foot of a card; in a row it stands on the middle.
globalStyle(`${price} > *`, inPage({ padding: 0, margin: 0 }));
globalStyle(
  `${price} :is(strong, s, span, p), ${runs} span`,
  inPage({ '@media': { [onPrint]: { fontSize: '9pt' } } }),
);

/** Of a departure that nobody can get: quieter than the prices that can be had. */
const ofNone = style({});
globalStyle(
  `${ofNone} strong`,
  inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.body }),
);
export const priceOfNone = style([price, ofNone]);

export const action = style(
  inComponent({
    gridArea: 'action',
    minWidth: 0,
  }),
);
