import { style } from '@vanilla-extract/css';
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
  }),
);

export const title = style(inPage({ overflowWrap: 'anywhere' }));

export const count = style(inPage({ color: vars.color.textMuted }));

export const lead = style(inPage({ maxWidth: '56ch', fontSize: vars.fontSize.lead }));

export const actions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] }),
);

export const list = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[20],
    width: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  inPage({
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.raised,
  }),
);

/** Picture, facts and departures: one below the other on a phone, the three side by side where there is room. */
export const travel = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: '280px minmax(0, 1fr) minmax(0, 1.2fr)',
        alignItems: 'start',
      },
    },
  }),
);

export const image = style(
  inPage({
    overflow: 'hidden',
    '@media': {
      [from.desktop]: {
        margin: `${vars.space[20]} 0 ${vars.space[20]} ${vars.space[20]}`,
        borderRadius: vars.radius.medium,
      },
    },
  }),
);

export const facts = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[8],
    minWidth: 0,
    padding: vars.space[20],
    overflowWrap: 'anywhere',
    // Without departures beside them.
    selectors: { '&:last-child': { '@media': { [from.desktop]: { gridColumn: '2 / -1' } } } },
  }),
);

export const place = style(
  inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.small, fontWeight: 600 }),
);

export const name = style(inPage({ fontSize: vars.fontSize.title }));

export const tours = style(
  inPage({
    minWidth: 0,
    padding: vars.space[20],
    borderBlockStart: `1px solid ${vars.color.border}`,
    '@media': { [from.desktop]: { borderBlockStart: 0 } },
  }),
);

export const toursTitle = style(inPage({ fontSize: vars.fontSize.body, fontWeight: 650 }));

export const tourList = style(inPage({ margin: 0, padding: 0, listStyle: 'none' }));

export const tour = style(
  inPage({
    display: 'grid',
    gap: vars.space[4],
    paddingBlock: vars.space[12],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
  }),
);

export const tourFacts = style(
  inPage({ display: 'grid', justifyItems: 'start', gap: vars.space[4], minWidth: 0 }),
);

export const dates = style(inPage({ fontWeight: 600 }));

export const change = style(
  inPage({ flexBasis: '100%', color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const lower = style([change, inPage({ color: vars.tone.positive.text, fontWeight: 600 })]);

/** Its words stand where the others do, not its padding. */
export const remove = style(inPage({ flexShrink: 0, marginInlineStart: '-18px' }));

export const removed = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[12],
    overflowWrap: 'anywhere',
  }),
);

export const reason = style(
  inPage({ display: 'grid', justifyItems: 'start', gap: vars.space[16] }),
);
