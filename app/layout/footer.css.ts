import { style } from '@vanilla-extract/css';
import { light } from '../../brand/brand.ts';
import { translucent } from '../../brand/colours.ts';
import { chosenForced } from '../styles/chosen.ts';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh, withFinger } from '../styles/touch.ts';
import * as accordion from '../ui/accordion/accordion.css.ts';
import { unfoldedItem, unfoldedSummary } from './unfolded.ts';

export const footer = style(
  inComponent({
    marginBlockStart: 'auto',
    paddingBlock: vars.space.section,
    background: vars.color.ink,
    color: vars.color.onInk,
    vars: { [vars.color.focus]: vars.color.sun },
  }),
);

export const columns = style(
  inComponent({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space[24],
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlockEnd: vars.space[24],
    '@media': {
      [from.large]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space[32],
        paddingBlockEnd: vars.space[40],
      },
      [from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
    },
  }),
);

export const brand = style(
  inComponent({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[16],
    '@media': { [from.large]: { gridColumn: '1 / -1' } },
  }),
);

export const link = style(
  inComponent({
    display: 'inline-block',
    paddingBlock: vars.space[4],
    color: vars.color.onInkMuted,
    textDecoration: 'none',
    // 44 px with the line.
    '@media': { [withFinger]: { paddingBlock: vars.space[12] } },
    selectors: {
      '&:hover': { color: vars.color.onInk, textDecoration: 'underline' },
      '&[aria-current]': { color: vars.color.onInk, fontWeight: 650 },
    },
  }),
);

export const settings = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    paddingBlock: vars.space[16],
    borderBlock: `1px solid ${translucent(light.color.onInk, 20)}`,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: vars.space[48],
        paddingBlock: vars.space[24],
      },
    },
  }),
);

export const settingsLabel = style(
  inComponent({
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    letterSpacing: 0,
    lineHeight: vars.lineHeight.snug,
    paddingBlockEnd: vars.space[8],
  }),
);

export const inline = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[20],
    rowGap: vars.space[4],
  }),
);

export const ways = style([
  inline,
  inComponent({ paddingBlockStart: vars.space[24], fontSize: vars.fontSize.small }),
]);

export const currencies = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }),
);

export const currency = style(
  inComponent({
    minHeight: '40px',
    paddingInline: vars.space[16],
    border: `1px solid ${translucent(light.color.onInk, 55)}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    selectors: {
      '&:hover': { borderColor: vars.color.onInk },
      '&[aria-pressed="true"]': {
        background: vars.color.onInk,
        borderColor: vars.color.onInk,
        color: vars.color.ink,
      },
      '&:focus-visible': { borderRadius: vars.radius.pill },
    },
    '@media': { ...fingerHigh, ...chosenForced('&[aria-pressed="true"]') },
  }),
);

export const closing = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: `${vars.space[16]} ${vars.space[32]}`,
    paddingBlockStart: vars.space[24],
  }),
);

export const small = style(
  inComponent({
    display: 'grid',
    flex: '1 1 380px',
    gap: vars.space[12],
    maxWidth: '70ch',
    color: vars.color.onInkMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const rating = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: vars.color.onInk,
    // The stars' own colours, on ink.
    vars: {
      [vars.color.star]: vars.color.sun,
      [vars.color.textMuted]: vars.color.onInkMuted,
      [vars.color.text]: vars.color.onInk,
    },
  }),
);

export const list = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));

export const item = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    border: `1px solid ${translucent(light.color.onInk, 30)}`,
    borderRadius: vars.radius.pill,
    color: vars.color.onInk,
    selectors: {
      '&:hover': { background: vars.color.onInk, color: vars.color.ink },
      '&:focus-visible': { borderRadius: vars.radius.pill },
    },
  }),
);

export const marks = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[20]}`,
  }),
);

/** No outline: one that nothing is pressed on is no button. */
export const mark = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '32px',
    color: vars.color.onInk,
    fontSize: vars.fontSize.small,
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const linkedMark = style([
  mark,
  inComponent({
    textDecorationColor: vars.color.onInkMuted,
    selectors: { '&:hover': { textDecorationColor: vars.color.onInk } },
    '@media': fingerHigh,
  }),
]);

/** On a phone they are one list; else each is a column of the footer's own grid. */
export const linkColumns = style(
  inComponent({
    // The accordion's own lines, on ink.
    vars: {
      [vars.color.border]: translucent(light.color.onInk, 20),
      [vars.color.accentText]: vars.color.onInk,
    },
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [from.large]: { display: 'contents' } },
  }),
);

export const column = style([accordion.item, inComponent(unfoldedItem(from.large))]);

export const summary = style([
  accordion.summary,
  inComponent(unfoldedSummary(from.large, { paddingBlockStart: 0 })),
]);

export const title = style([
  accordion.heading,
  inComponent({
    '@media': { [from.large]: { visibility: 'visible', fontWeight: 700 } },
  }),
]);

export const links = style(
  inComponent({
    display: 'grid',
    paddingBlockEnd: vars.space[24],
    '@media': { [from.large]: { paddingBlockEnd: 0 } },
  }),
);

export const columnLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: vars.color.onInkMuted,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.onInk, textDecoration: 'underline' },
      '&[aria-current]': { color: vars.color.onInk, fontWeight: 650 },
    },
    '@media': { [from.large]: { minHeight: '36px' }, ...fingerHigh },
  }),
);
