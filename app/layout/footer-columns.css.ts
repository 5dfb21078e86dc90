import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';
import * as accordion from '../ui/accordion/accordion.css.ts';
import { unfoldedItem, unfoldedSummary } from './unfolded.ts';

/** On a phone they are one list; else each is a column of the footer's own grid. */
export const columns = style(
  inComponent({
    // The accordion's own lines, on ink.
    vars: {
      [vars.color.border]: 'rgb(255 246 236 / 20%)',
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

export const link = style(
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
