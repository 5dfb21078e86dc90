import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const page = style({
  '@layer': { [component]: { paddingBlockEnd: vars.space.section } },
});

export const cover = style({
  '@layer': {
    [component]: {
      position: 'relative',
      height: 'clamp(240px, 46vh, 520px)',
      overflow: 'hidden',
    },
  },
});

/** A card that lies over the lower edge of the cover. */
export const card = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'start',
      gap: vars.space[16],
      maxWidth: '720px',
      marginBlockStart: '-56px',
      padding: vars.space[24],
      background: vars.color.surface,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.raised,
      '@media': { [from.tablet]: { padding: vars.space[40] } },
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

/** Travels to look at instead, their bullets inside the card. */
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
