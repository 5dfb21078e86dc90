import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem } from '../ui/header-item.css.ts';

const PHONE = 'screen and (max-width: 639.98px)';
/** The menu beside it stands in one line then, and leaves as little room as a phone. */
const TIGHT_DESKTOP = 'screen and (min-width: 1024px) and (max-width: 1279.98px)';
const SHORT_OF_ROOM = `${PHONE}, ${TIGHT_DESKTOP}`;

/** One of the header's items, with less around it where room is short. */
export const tool = style([
  headerItem,
  {
    '@layer': {
      [component]: {
        '@media': { [PHONE]: { paddingInline: vars.space[4] }, [onPrint]: { display: 'none' } },
      },
    },
  },
]);

/** Words beside an icon where there is no room for them; they stay for screen readers. */
export const words = style({
  '@layer': { [component]: { '@media': { [SHORT_OF_ROOM]: UNSEEN } } },
});

export const hidden = style({ '@layer': { [component]: UNSEEN } });

export const menu = style({ '@layer': { [component]: { position: 'relative' } } });

export const name = style({
  '@layer': {
    [component]: {
      maxWidth: '12ch',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '@media': { [SHORT_OF_ROOM]: UNSEEN },
    },
  },
});

export const panel = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: 'calc(100% + 4px)',
      insetInlineEnd: 0,
      zIndex: 1,
      width: 'max-content',
      minWidth: '200px',
      maxWidth: 'min(320px, 100vw - 32px)',
      padding: vars.space[8],
      background: vars.color.raised,
      color: vars.color.text,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const wholeName = style({
  '@layer': {
    [component]: {
      padding: '8px 12px',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
      overflowWrap: 'anywhere',
    },
  },
});

export const entry = style({
  '@layer': {
    [component]: {
      width: '100%',
      minHeight: '44px',
      padding: '8px 12px',
      border: 0,
      borderRadius: vars.radius.medium,
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      textAlign: 'start',
      cursor: 'pointer',
      selectors: { '&:hover': { background: vars.color.sunken } },
    },
  },
});
