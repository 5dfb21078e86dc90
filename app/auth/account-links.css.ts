import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint, withTightHeader } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem } from '../ui/header-item.css.ts';

/** One of the header's items, with less around it where room is short. */
export const tool = style([
  headerItem,
  inComponent({
    '@media': {
      [withTightHeader]: { paddingInline: vars.space[4] },
      [onPrint]: { display: 'none' },
    },
  }),
]);

/** Words beside an icon where there is no room for them; they stay for screen readers. */
export const words = style(inComponent({ '@media': { [withTightHeader]: UNSEEN } }));

export const hidden = style(inComponent(UNSEEN));

export const menu = style(inComponent({ position: 'relative' }));

export const name = style(
  inComponent({
    maxWidth: '12ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': { [withTightHeader]: UNSEEN },
  }),
);

export const panel = style(
  inComponent({
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
  }),
);

export const wholeName = style(
  inComponent({
    padding: '8px 12px',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    overflowWrap: 'anywhere',
  }),
);

export const nameInLine = style(
  inComponent({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }),
);

export const foldSign = style(
  inComponent({
    flexShrink: 0,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

export const sections = style(inComponent({ margin: 0, padding: 0, listStyle: 'none' }));

export const entry = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
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
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:hover': { background: vars.color.sunken } },
  }),
);

export const avatar = style(
  inComponent({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: vars.radius.pill,
    objectFit: 'cover',
    background: vars.color.sun,
    color: vars.color.onSun,
    fontSize: vars.fontSize.caption,
    fontWeight: 700,
    letterSpacing: '0.02em',
  }),
);
