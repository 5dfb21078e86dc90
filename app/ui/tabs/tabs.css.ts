import { style, styleVariants } from '@vanilla-extract/css';
import { chosenForced } from '../../styles/chosen.ts';
import { inPrimitive } from '../../styles/layered.ts';
import { below } from '../../styles/media.ts';
import { fingerHigh } from '../../styles/touch.ts';
import { vars } from '../../styles/tokens.css.ts';

const listBase = style(inPrimitive({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));

export const list = styleVariants({
  pills: [listBase],
  solid: [
    listBase,
    inPrimitive({
      display: 'inline-flex',
      flexWrap: 'nowrap',
      padding: vars.space[4],
      gap: vars.space[4],
      borderRadius: vars.radius.pill,
      background: vars.color.sunken,
      border: `1px solid ${vars.color.border}`,
      // On a phone as wide as the screen, one part as wide as the other.
      '@media': {
        [below.large]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
      },
    }),
  ],
});

/** A link to the page that one is on, or a tab of a panel. */
const CHOSEN = '&:is([aria-current="page"], [aria-selected="true"])';

const tabBase = style(
  inPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '44px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    padding: '8px 20px',
    justifyContent: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.pill,
    color: vars.color.text,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&:focus-visible': { borderRadius: vars.radius.pill },
      [CHOSEN]: { background: vars.color.text, color: vars.color.background },
    },
    '@media': chosenForced(CHOSEN),
  }),
);

export const tab = styleVariants({
  pills: [
    tabBase,
    inPrimitive({
      borderColor: vars.color.borderStrong,
      selectors: { '&:hover': { borderColor: vars.color.text } },
    }),
  ],
  solid: [
    tabBase,
    inPrimitive({
      minHeight: '40px',
      width: '100%',
      '@media': fingerHigh,
      selectors: {
        '&:hover:not([aria-current], [aria-selected="true"])': {
          background: vars.color.surface,
        },
      },
    }),
  ],
});

export const count = style(
  inPrimitive({
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
    opacity: 0.85,
  }),
);
