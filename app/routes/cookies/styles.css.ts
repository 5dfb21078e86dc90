import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style({
  '@layer': {
    [component]: { display: 'grid', gap: vars.space[24], paddingBlock: vars.space.section },
  },
});

export const lead = style({
  '@layer': { [component]: { color: vars.color.textMuted, fontSize: vars.fontSize.lead } },
});

const note = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[16],
      padding: vars.space[20],
      borderRadius: vars.radius.card,
      fontWeight: 600,
      lineHeight: vars.lineHeight.snug,
    },
  },
});

export const promise = style([
  note,
  {
    '@layer': {
      [component]: { background: vars.tone.info.background, color: vars.tone.info.text },
    },
  },
]);

export const done = style([
  note,
  {
    '@layer': {
      [component]: { background: vars.tone.positive.background, color: vars.tone.positive.text },
    },
  },
]);

export const section = style({
  '@layer': {
    [component]: { display: 'grid', gap: vars.space[12], marginBlockStart: vars.space[16] },
  },
});

export const things = style({ '@layer': { [component]: { display: 'grid' } } });

export const thing = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[4],
      paddingBlock: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const name = style({
  '@layer': {
    [component]: { fontSize: vars.fontSize.small, fontWeight: 650, overflowWrap: 'anywhere' },
  },
});

export const time = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      color: vars.color.textMuted,
      fontSize: vars.fontSize.small,
    },
  },
});
