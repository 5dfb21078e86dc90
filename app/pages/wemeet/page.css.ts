import { style } from '@vanilla-extract/css';
import { inComponent, inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const head = style(
  inPage({
    paddingBlock: vars.space[24],
    background: vars.color.sunken,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [from.desktop]: { paddingBlock: vars.space[40] } },
  }),
);

export const lead = style(
  inPage({
    maxWidth: '62ch',
    marginBlock: `${vars.space[12]} ${vars.space[20]}`,
    fontSize: vars.fontSize.lead,
  }),
);

export const results = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    paddingBlock: `${vars.space[24]} ${vars.space.section}`,
  }),
);

export const bar = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
  }),
);

export const count = style(
  inPage({ fontSize: vars.fontSize.lead, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }),
);

export const day = style(inPage({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

export const dayName = style(inPage({ fontSize: vars.fontSize.title }));

export const list = style(inPage({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

export const empty = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[16],
    padding: `${vars.space[32]} ${vars.space[24]}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    textAlign: 'center',
  }),
);

export const message = style(inPage({ fontSize: vars.fontSize.lead, maxWidth: '36em' }));

/** One column on a phone; when, what and who beside each other where there is room. */
export const eventCard = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
    padding: vars.space[16],
    background: vars.color.surface,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    breakInside: 'avoid',
    '@media': {
      [from.tablet]: {
        gridTemplateColumns: '148px minmax(0, 1fr)',
        gap: `${vars.space[16]} ${vars.space[24]}`,
        padding: vars.space[20],
      },
      [from.desktop]: { gridTemplateColumns: '148px minmax(0, 1fr) 264px' },
    },
  }),
);

export const eventWhen = style(
  inComponent({ display: 'grid', alignContent: 'start', gap: vars.space[4] }),
);

export const eventTime = style(
  inComponent({
    color: vars.color.accentText,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lead,
    fontWeight: 750,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const eventCity = style(
  inComponent({
    fontSize: vars.fontSize.lead,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const eventNote = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const eventWhat = style(
  inComponent({ display: 'grid', alignContent: 'start', gap: vars.space[12], minWidth: 0 }),
);

export const eventTitle = style(inComponent({ fontSize: vars.fontSize.title }));

export const eventFact = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[8],
  }),
);

/** As high as the first line of the words beside it. */
export const eventIcon = style(
  inComponent({ display: 'flex', alignItems: 'center', height: '1lh' }),
);

/** Under what one does on a tablet, beside it on a desktop. */
export const eventWho = style(
  inComponent({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space[12],
    minWidth: 0,
    '@media': {
      [from.tablet]: { gridColumn: 2 },
      [from.desktop]: { gridColumn: 3 },
    },
  }),
);

export const eventHost = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 }),
);

export const eventPortrait = style(
  inComponent({
    flexShrink: 0,
    width: '48px',
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
  }),
);
