import { style } from '@vanilla-extract/css';
import { inComponent, inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[32],
    paddingBlock: vars.space[40],
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: '240px minmax(0, 640px)',
        alignItems: 'start',
        gap: vars.space[48],
      },
    },
  }),
);

export const sections = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [from.desktop]: { flexDirection: 'column' } },
  }),
);

export const section = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: vars.space[16],
    borderRadius: vars.radius.medium,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current="page"]': {
        background: vars.color.sunken,
        textDecoration: 'underline',
        textUnderlineOffset: '0.3em',
        textDecorationThickness: '2px',
      },
    },
  }),
);

export const content = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    minWidth: 0,
  }),
);

/** Of the profile: the picture beside the greeting. */
export const greeting = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[16],
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const part = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[16],
    minWidth: 0,
    scrollMarginBlockStart: '96px',
  }),
);

export const form = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[20],
    width: '100%',
    minWidth: 0,
  }),
);

/** As wide as the column: fields, notices and cards. */
export const wide = style(inComponent({ width: '100%', minWidth: 0 }));

export const fields = style([
  wide,
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[20] }),
]);

export const muted = style(inComponent({ color: vars.color.textMuted, overflowWrap: 'anywhere' }));

export const facts = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
    gap: `${vars.space[8]} ${vars.space[20]}`,
    margin: 0,
  }),
);

export const fact = style(inComponent({ color: vars.color.textMuted }));

export const value = style(inComponent({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }));

export const requests = style([
  wide,
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[20],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
]);

export const request = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[16],
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
  }),
);

export const requestTitle = style(
  inComponent({ fontSize: vars.fontSize.title, overflowWrap: 'anywhere' }),
);

export const summary = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: 600,
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
);

/** What a folded part holds. */
export const unfolded = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[12],
  }),
);
