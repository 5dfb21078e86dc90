import { globalStyle, style } from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';
import { inComponent } from '../styles/layered.ts';
import { below, from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { list } from './header-menu.css.ts';

/** A mega-menu. */
export const level = style({});
globalStyle(
  `${level}[open] > summary`,
  inComponent({
    '@media': { [below.desktop]: { fontFamily: vars.font.display, fontWeight: 800 } },
  }),
);

/** A group of the sheet that does not fold (LAY-05): there is nothing to press, only its words are seen. */
export const staying = style(
  inComponent({
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [below.desktop]: contentShown },
      },
    },
  }),
);
export const still = style(
  inComponent({
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [below.desktop]: { visibility: 'hidden', pointerEvents: 'none' } },
      },
    },
  }),
);
export const words = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 'inherit',
    visibility: 'visible',
  }),
);

// An open level has the sheet to itself (LAY-06).
globalStyle(
  `${list}:has(> li > ${level}[open]) > li:not(:has(> ${level}[open]))`,
  inComponent({ '@media': { [below.desktop]: { display: 'none' } } }),
);

/** Only where a level of the sheet is open. */
export const back = style(
  inComponent({
    display: 'none',
    '@media': {
      [below.desktop]: {
        selectors: { 'details[open] > summary > &': { display: 'inline-flex' } },
      },
    },
  }),
);

export const arrow = style(
  inComponent({
    '@media': {
      [below.desktop]: { marginInlineStart: 'auto' },
      [withMotion]: { transition: `transform ${vars.duration} ease-out` },
    },
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

/** In the sheet it points to the level, and is gone once that is open. */
export const forth = style([
  arrow,
  inComponent({
    '@media': {
      [below.desktop]: {
        color: vars.color.textMuted,
        transform: 'rotate(-90deg)',
        selectors: { 'details[open] > summary > &': { display: 'none' } },
      },
    },
  }),
]);

/** Under its entry; with scripts the header's container holds it (`usePanelLeft`). In the sheet below it. */
const base = style(
  inComponent({
    '@media': {
      [from.desktop]: {
        position: 'absolute',
        insetBlockStart: 'calc(100% - 4px)',
        zIndex: 1,
        minWidth: '260px',
        maxWidth: '100%',
        maxHeight: 'calc(100dvh - 96px)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        padding: vars.space[12],
        background: vars.color.raised,
        color: vars.color.text,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.raised,
        selectors: { 'details[data-phase="opening"] > &': { opacity: 0 } },
      },
      [`${from.desktop} and ${withMotion}`]: {
        transition: `opacity ${vars.duration} ease-out, transform ${vars.duration} ease-out`,
        selectors: { 'details[data-phase="opening"] > &': { transform: 'translateY(-8px)' } },
      },
    },
  }),
);

export const panel = style([
  base,
  inComponent({ '@media': { [below.desktop]: { paddingBlockEnd: vars.space[24] } } }),
]);

/** As wide as the container. */
export const megaPanel = style([
  base,
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    paddingBlockStart: vars.space[20],
    '@media': {
      [from.desktop]: {
        insetInlineStart: 0,
        display: 'flex',
        width: '100%',
        padding: vars.space[20],
      },
    },
  }),
]);
