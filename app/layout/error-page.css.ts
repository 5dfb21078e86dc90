import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** The cover first where the page is narrow, beside the words where there is room. */
export const page = style({
  '@layer': {
    [component]: {
      display: 'grid',
      alignItems: 'center',
      gap: `${vars.space[24]} ${vars.space[64]}`,
      paddingBlock: `${vars.space[32]} ${vars.space.section}`,
      '@media': {
        [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)' },
      },
    },
  },
});

export const cover = style({
  '@layer': {
    [component]: {
      display: 'flex',
      maxWidth: '320px',
      '@media': { [from.tablet]: { order: 1, maxWidth: 'none' } },
    },
  },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space[16],
      maxWidth: '640px',
      minWidth: 0,
    },
  },
});

export const status = style({
  '@layer': {
    [component]: {
      color: vars.color.accentText,
      fontWeight: 650,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const lead = style({
  '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.lead } },
});

export const details = style({
  '@layer': {
    [component]: {
      width: '100%',
      padding: vars.space[16],
      borderRadius: vars.radius.medium,
      background: vars.color.sunken,
      fontSize: vars.fontSize.small,
      overflowWrap: 'anywhere',
    },
  },
});

/** Travels to look at instead, their bullets inside the column. */
export const alternatives = style({
  '@layer': { [component]: { paddingInlineStart: vars.space[20] } },
});

export const actions = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[12] } },
});

export const plain = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[16],
      justifyItems: 'start',
      maxWidth: '680px',
      padding: `${vars.space[64]} ${vars.space.edge}`,
    },
  },
});
