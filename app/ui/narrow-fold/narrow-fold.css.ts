import { style } from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../../styles/always-shown.ts';
import { inPrimitive } from '../../styles/layered.ts';
import { from, onPrint } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const fold = style(
  inPrimitive({
    minWidth: 0,
    '@supports': {
      [canAlwaysShow]: { '@media': { [from.desktop]: contentShown, [onPrint]: contentShown } },
    },
  }),
);

const summaryBase = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '48px',
    fontWeight: 650,
    selectors: {
      '&:hover': { color: vars.color.accentText },
      '&[hidden]': { display: 'none' },
    },
  }),
);

export const summary = style([
  summaryBase,
  inPrimitive({
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [from.desktop]: { display: 'none' }, [onPrint]: { display: 'none' } },
      },
    },
  }),
]);

/** Where all is shown there is nothing to press: only the title in it is seen. */
const shown = {
  visibility: 'hidden',
  pointerEvents: 'none',
  minHeight: 0,
  paddingBlockEnd: vars.space[12],
} as const;

export const titledSummary = style([
  summaryBase,
  inPrimitive({
    '@supports': {
      [canAlwaysShow]: { '@media': { [from.desktop]: shown, [onPrint]: shown } },
    },
  }),
]);

export const title = style(
  inPrimitive({
    '@supports': {
      [canAlwaysShow]: {
        '@media': {
          [from.desktop]: { visibility: 'visible' },
          [onPrint]: { visibility: 'visible' },
        },
      },
    },
  }),
);

export const arrow = style(
  inPrimitive({
    marginInlineStart: 'auto',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);
