import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** The cover first where the page is narrow, beside the words where there is room. */
export const page = style(
  inComponent({
    display: 'grid',
    alignItems: 'center',
    gap: `${vars.space[24]} ${vars.space[64]}`,
    paddingBlock: `${vars.space[32]} ${vars.space.section}`,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
    },
  }),
);

export const cover = style(
  inComponent({
    display: 'flex',
    maxWidth: '320px',
    '@media': { [from.tablet]: { order: 1, maxWidth: 'none' } },
  }),
);

export const words = style(
  inComponent({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[16],
    maxWidth: '640px',
    minWidth: 0,
  }),
);

export const status = style(
  inComponent({
    color: vars.color.accentText,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const lead = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.lead }),
);

export const details = style(
  inComponent({
    width: '100%',
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
    background: vars.color.sunken,
    fontSize: vars.fontSize.small,
    overflowWrap: 'anywhere',
  }),
);

/** Travels to look at instead, their bullets inside the column. */
export const alternatives = style(inComponent({ paddingInlineStart: vars.space[20] }));

export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }),
);

export const plain = style(
  inComponent({
    display: 'grid',
    gap: vars.space[16],
    justifyItems: 'start',
    maxWidth: '680px',
    padding: `${vars.space[64]} ${vars.space.edge}`,
  }),
);
