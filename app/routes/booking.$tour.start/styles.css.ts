import { style } from '@vanilla-extract/css';
import { inComponent, inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    paddingBlock: vars.space[40],
  }),
);

export const columns = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[32],
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gridTemplateAreas: '"form tour"',
        alignItems: 'start',
        gap: vars.space[48],
      },
    },
  }),
);

export const tourColumn = style(
  inPage({ minWidth: 0, '@media': { [from.desktop]: { gridArea: 'tour' } } }),
);

export const formColumn = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    minWidth: 0,
    '@media': { [from.desktop]: { gridArea: 'form' } },
  }),
);

export const form = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: vars.space[20],
    minWidth: 0,
  }),
);

export const wishes = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 }),
);

/** Below the extra's name: on a phone there is no room beside it. */
export const wishNote = style(
  inComponent({
    display: 'block',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const privacy = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const sum = style(inComponent({ fontSize: vars.fontSize.lead }));

export const tourSheet = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from.tablet]: { padding: vars.space[24] } },
  }),
);

/** Folded on a phone, so that the form comes soon. */
export const tourMore = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }),
);

export const tourPlace = style(
  inComponent({
    color: vars.color.accentText,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
  }),
);

export const tourTitle = style(inComponent({ fontSize: vars.fontSize.title }));

export const tourLink = style(inComponent({ color: 'inherit' }));

export const tourNote = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const panel = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[24], minWidth: 0 }),
);

/** What was asked for, and what happens next. */
export const sentColumns = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space[24]} ${vars.space[48]}`,
    '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' } },
  }),
);

export const part = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 }),
);

export const links = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }));

/** What happens next, in order. */
export const steps = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    margin: 0,
    paddingInlineStart: vars.space[24],
    listStyle: 'decimal',
  }),
);

/** The traveller's message with its line breaks. */
export const message = style(inComponent({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }));
