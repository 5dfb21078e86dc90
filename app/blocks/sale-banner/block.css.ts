import { globalStyle, style } from '@vanilla-extract/css';
import { LYING, LYING_IMAGE } from '../../listing/listing-groups.css.ts';
import { inComponent } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const bannerBase = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    justifyItems: 'start',
    padding: vars.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.ink,
    color: vars.color.onInk,
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        padding: `${vars.space[32]} ${vars.space[40]}`,
      },
    },
  }),
);

export const banner = bannerBase;

/** The card upright, and from a desktop on lying on its side, so that it is about as high as the words. */
export const bannerWithCode = style([
  bannerBase,
  inComponent({
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' },
      [from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    },
  }),
]);
globalStyle(
  `${bannerWithCode} > article`,
  // Not by what is in it: a picture that is missing has its words there, which are wider.
  inComponent({
    width: '100%',
    '@media': { [from.desktop]: { flexDirection: LYING.flexDirection } },
  }),
);
globalStyle(
  `${bannerWithCode} > article img`,
  inComponent({ '@media': { [from.desktop]: LYING_IMAGE } }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    minWidth: 0,
    maxWidth: '46rem',
  }),
);

export const title = style(
  inComponent({
    fontSize: vars.fontSize.title,
    selectors: {
      [`${bannerWithCode} &`]: {
        '@media': { [from.desktop]: { fontSize: vars.fontSize.heading } },
      },
    },
  }),
);

export const text = style(
  inComponent({
    selectors: {
      [`${bannerWithCode} &`]: { '@media': { [from.desktop]: { fontSize: vars.fontSize.lead } } },
    },
  }),
);

export const until = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    color: vars.color.sun,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Below the banner. */
export const others = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    marginBlockStart: vars.space[24],
  }),
);

export const othersTitle = style(inComponent({ fontSize: vars.fontSize.lead }));

/** As high as the button that scripts put beside the code, so that nothing moves. */
export const codeLine = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: '2.75rem',
    justifySelf: 'start',
  }),
);

export const code = style(
  inComponent({
    padding: `${vars.space[4]} ${vars.space[12]}`,
    border: `2px dashed ${vars.color.border}`,
    borderRadius: vars.radius.small,
    fontSize: vars.fontSize.lead,
    fontWeight: 650,
    userSelect: 'all',
  }),
);
