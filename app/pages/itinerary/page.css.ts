import { style } from '@vanilla-extract/css';
import { page } from '../../styles/layers.css.ts';
import { onPrint } from '../../styles/media.ts';
import { stage } from '../../travel/stage.css.ts';
import { vars } from '../../styles/tokens.css.ts';

// No `@page`: it would set the paper of every page of the site. A4 comes from the visitor's printer.

export const header = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      paddingBlock: vars.space[32],
      '@media': { [onPrint]: { paddingBlock: '0 8pt', gap: '3pt' } },
    },
  },
});

export const screenOnly = style({
  '@layer': { [page]: { '@media': { [onPrint]: { display: 'none' } } } },
});

export const place = style({
  '@layer': { [page]: { color: vars.color.accentText, fontWeight: 650 } },
});

export const title = style({
  '@layer': { [page]: { '@media': { [onPrint]: { fontSize: '17pt' } } } },
});

export const summary = style({
  '@layer': {
    [page]: {
      maxWidth: '60ch',
      color: vars.color.textMuted,
      fontSize: vars.fontSize.lead,
      '@media': { [onPrint]: { fontSize: '10pt', maxWidth: 'none' } },
    },
  },
});

export const label = style({
  '@layer': { [page]: { color: vars.color.textMuted, fontSize: vars.fontSize.small } },
});

/** On paper a link cannot be followed. */
export const address = style({
  '@layer': {
    [page]: { display: 'none', '@media': { [onPrint]: { display: 'block', fontSize: '9pt' } } },
  },
});

export const actions = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[12],
      '@media': { [onPrint]: { display: 'none' } },
    },
  },
});

/** Keeps its place until the page's code runs (`body-island.tsx`). */
export const withScripts = style({
  '@layer': {
    [page]: {
      visibility: 'hidden',
      '@media': { '(scripting: none)': { display: 'none' } },
      selectors: { '[data-body-scripted] &': { visibility: 'visible' } },
    },
  },
});

export const route = style({
  '@layer': {
    [page]: {
      paddingBlockEnd: vars.space[32],
      '@media': { [onPrint]: { paddingBlockEnd: '10pt' } },
    },
  },
});

export const days = style({
  '@layer': {
    [page]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[32],
      // Fragments of a flex container may break anywhere; blocks obey.
      '@media': { [onPrint]: { display: 'block' } },
    },
  },
});

export const day = style({
  '@layer': {
    [page]: {
      // Stories lead here: clear of the header.
      scrollMarginBlockStart: '96px',
      containerType: 'inline-size',
      containerName: stage,
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[12],
      paddingInlineStart: vars.space[20],
      borderInlineStart: `3px solid ${vars.color.sun}`,
      '@media': {
        [onPrint]: {
          display: 'block',
          breakInside: 'avoid',
          paddingBlock: '1pt',
          marginBlockEnd: '6pt',
        },
      },
    },
  },
});

export const dayTitle = style({
  '@layer': {
    [page]: {
      fontSize: vars.fontSize.title,
      '@media': { [onPrint]: { fontSize: '11.5pt', breakAfter: 'avoid' } },
    },
  },
});

export const included = style({
  '@layer': {
    [page]: {
      display: 'grid',
      gap: vars.space[32],
      paddingBlock: vars.space.section,
      '@media': {
        [onPrint]: {
          gridTemplateColumns: '1fr 1fr',
          paddingBlock: '6pt',
          breakInside: 'avoid',
        },
      },
    },
  },
});
