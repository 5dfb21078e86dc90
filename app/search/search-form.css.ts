import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** Columns of the bar: with two fields more for whoever has no scripts. */
const COLUMNS = 'minmax(0, 1.2fr) repeat(3, minmax(0, 1fr)) auto';
const COLUMNS_WITH_SCRIPTS = 'minmax(0, 1.3fr) minmax(0, 1fr) auto';

/** Of the bar, in pixels. */
export const BAR_HEIGHT = 86;

/** One column on a phone, a bar on anything wider. */
export const form = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    padding: vars.space[12],
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    color: vars.color.text,
    border: `1px solid ${vars.color.border}`,
    boxShadow: vars.shadow.raised,
    textAlign: 'start',
    '@media': {
      [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [`(scripting: enabled) and ${from.tablet}`]: { gridTemplateColumns: COLUMNS_WITH_SCRIPTS },
      // Its fields come one after the other, and the words of a cover stand on it.
      [from.desktop]: { gridTemplateColumns: COLUMNS, minHeight: `${BAR_HEIGHT}px` },
      [`(scripting: enabled) and ${from.desktop}`]: {
        gridTemplateColumns: COLUMNS_WITH_SCRIPTS,
      },
    },
  }),
);

/** Around the fields, which stand in the columns of the form. */
export const fields = style(
  inComponent({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } }),
);

/** As high as the fields beside it. */
export const submit = style(
  inComponent({
    display: 'grid',
    minWidth: 0,
    '@media': {
      // Below two fields beside each other.
      [from.large]: { gridColumn: '1 / -1' },
      [from.tablet]: { gridColumn: 'auto' },
    },
  }),
);

/** It waits in what is told of it (SRCH-10), not in what it does: pressed it searches for what is typed. */
globalStyle(
  `${submit} > button[aria-disabled="true"]`,
  inComponent({ opacity: 1, cursor: 'pointer' }),
);
