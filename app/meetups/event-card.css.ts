import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** One column on a phone; when, what and who beside each other where there is room. */
export const card = style(
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

export const when = style(
  inComponent({ display: 'grid', alignContent: 'start', gap: vars.space[4] }),
);

export const time = style(
  inComponent({
    color: vars.color.accentText,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lead,
    fontWeight: 750,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const city = style(
  inComponent({
    fontSize: vars.fontSize.lead,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);

export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const what = style(
  inComponent({ display: 'grid', alignContent: 'start', gap: vars.space[12], minWidth: 0 }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.title }));

export const fact = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[8],
  }),
);

/** As high as the first line of the words beside it. */
export const icon = style(inComponent({ display: 'flex', alignItems: 'center', height: '1lh' }));

/** Under what one does on a tablet, beside it on a desktop. */
export const who = style(
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

export const host = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 }),
);

export const portrait = style(
  inComponent({
    flexShrink: 0,
    width: '48px',
    aspectRatio: '1 / 1',
    overflow: 'hidden',
    borderRadius: vars.radius.pill,
  }),
);
