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

export const summary = style(
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
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [from.desktop]: { display: 'none' }, [onPrint]: { display: 'none' } },
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
