import { style, styleVariants } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[20],
    paddingBlock: `${vars.space[32]} ${vars.space.section}`,
    overflowWrap: 'anywhere',
  }),
);

export const lead = style(inPage({ maxWidth: '56ch', fontSize: vars.fontSize.lead }));

export const actions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] }),
);

export const part = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[16],
    width: '100%',
    maxWidth: '56ch',
  }),
);

export const address = style(inPage({ width: '100%' }));

export const scroll = style(
  inPage({
    width: '100%',
    overflowX: 'auto',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.raised,
  }),
);

const ROW_HEAD = { phone: 120, desktop: 180 } as const;
/** On a phone the second one is clearly cut, which shows that there is more to the right. */
const COLUMN = 176;

const tableBase = style(
  inPage({
    width: '100%',
    // Columns of one width, so that pictures and names line up.
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    // Not within a date or price: the table is wider than a phone rather.
    overflowWrap: 'break-word',
    hyphens: 'auto',
  }),
);

/** By how many columns there are. */
export const table = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (columns) => [
  tableBase,
  inPage({
    minWidth: `${ROW_HEAD.phone + columns * COLUMN}px`,
    '@media': { [from.desktop]: { minWidth: `${ROW_HEAD.desktop + columns * COLUMN}px` } },
  }),
]);

/** The heads of the rows stay in sight on a phone, narrow. */
const head = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  width: `${ROW_HEAD.phone}px`,
  padding: vars.space[12],
  background: vars.color.raised,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [from.desktop]: { width: `${ROW_HEAD.desktop}px`, padding: vars.space[16] } },
} as const;

export const corner = style(inPage(head));

export const rowHead = style(
  inPage({ ...head, borderBlockStart: `1px solid ${vars.color.border}`, fontWeight: 600 }),
);

export const columnHead = style(
  inPage({
    padding: vars.space[12],
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 650,
    '@media': { [from.desktop]: { padding: vars.space[16] } },
  }),
);

export const cell = style(
  inPage({
    padding: vars.space[12],
    borderBlockStart: `1px solid ${vars.color.border}`,
    verticalAlign: 'top',
    '@media': { [from.desktop]: { padding: vars.space[16] } },
  }),
);

export const image = style(
  inPage({
    overflow: 'hidden',
    maxWidth: '240px',
    marginBlockEnd: vars.space[8],
    borderRadius: vars.radius.medium,
  }),
);

export const place = style(
  inPage({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: 600,
  }),
);

export const note = style(
  inPage({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: 400,
  }),
);

export const choices = style(inPage({ display: 'grid', width: '100%', border: 0, padding: 0 }));

export const legend = style(inPage({ padding: 0, fontWeight: 600 }));

/** Below the words of its box, close to them. */
export const choiceNote = style([
  note,
  inPage({ marginBlockStart: '-8px', paddingInlineStart: '36px', paddingBlockEnd: vars.space[8] }),
]);

export const marks = style(
  inPage({ display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' }),
);

export const asked = style(inPage({ width: '100%' }));
