import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const head = style(
  inPage({
    paddingBlock: vars.space[16],
    '@media': { [from.desktop]: { paddingBlock: `${vars.space[32]} ${vars.space[24]}` } },
    background: vars.color.sunken,
    borderBlockEnd: `1px solid ${vars.color.border}`,
  }),
);

export const title = style(
  inPage({
    marginBlockEnd: vars.space[12],
    '@media': { [from.desktop]: { marginBlockEnd: vars.space[16] } },
  }),
);

export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[24],
    paddingBlock: `${vars.space[16]} ${vars.space.section}`,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: '264px minmax(0, 1fr)',
        gap: vars.space[32],
        paddingBlockStart: vars.space[24],
      },
    },
  }),
);

export const results = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    minWidth: 0,
    // It only ever gets the focus by script, as the place where the keyboard goes on.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const bar = style(
  inPage({
    display: 'flex',
    // The list of the sort menu hangs from it on a phone.
    position: 'relative',
    flexDirection: 'column',
    gap: vars.space[12],
    '@media': {
      [from.large]: {
        flexFlow: 'row wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
      },
    },
  }),
);

/** Filters and order: halves of a line on a phone, beside each other elsewhere. */
export const tools = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[12],
    '@media': { [from.large]: { display: 'flex' } },
  }),
);

/** How many there are, and what their statuses mean. */
export const found = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    fontSize: vars.fontSize.small,
  }),
);

export const count = style(
  inPage({
    display: 'block',
    fontSize: vars.fontSize.lead,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const travel = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[16],
    '@media': { [from.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
  }),
);

export const travelPicture = style(
  inPage({ overflow: 'hidden', borderRadius: vars.radius.medium }),
);

export const travelTitle = style(inPage({ fontSize: vars.fontSize.title }));

export const travelLink = style(
  inPage({ color: vars.color.text, selectors: { '&:hover': { color: vars.color.accentText } } }),
);

export const travelNote = style(inPage({ color: vars.color.textMuted }));

export const travelGroup = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 }),
);

export const travelMonth = style(
  inPage({
    fontSize: vars.fontSize.lead,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

export const travelRows = style(inPage({ display: 'grid', gap: vars.space[8] }));
