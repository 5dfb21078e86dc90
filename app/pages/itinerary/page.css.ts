import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { onPrint } from '../../styles/media.ts';
import { stage } from '../../travel/stage.css.ts';
import { vars } from '../../styles/tokens.css.ts';

// No `@page`: it would set the paper of every page of the site. A4 comes from the visitor's printer.

export const header = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    paddingBlock: vars.space[32],
    '@media': { [onPrint]: { paddingBlock: '0 8pt', gap: '3pt' } },
  }),
);

export const screenOnly = style(inPage({ '@media': { [onPrint]: { display: 'none' } } }));

export const place = style(inPage({ color: vars.color.accentText, fontWeight: 650 }));

export const title = style(inPage({ '@media': { [onPrint]: { fontSize: '17pt' } } }));

export const summary = style(
  inPage({
    maxWidth: '60ch',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.lead,
    '@media': { [onPrint]: { fontSize: '10pt', maxWidth: 'none' } },
  }),
);

export const label = style(inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.small }));

/** On paper a link cannot be followed. */
export const address = style(
  inPage({ display: 'none', '@media': { [onPrint]: { display: 'block', fontSize: '9pt' } } }),
);

export const actions = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[12],
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

/** Keeps its place until the page is hydrated. */
export const withScripts = style(
  inPage({
    visibility: 'hidden',
    '@media': { '(scripting: none)': { display: 'none' } },
    selectors: { '&[data-scripted]': { visibility: 'visible' } },
  }),
);

export const route = style(
  inPage({
    paddingBlockEnd: vars.space[32],
    '@media': { [onPrint]: { paddingBlockEnd: '10pt' } },
  }),
);

export const days = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    // Fragments of a flex container may break anywhere; blocks obey.
    '@media': { [onPrint]: { display: 'block' } },
  }),
);

export const day = style(
  inPage({
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
  }),
);

export const dayTitle = style(
  inPage({
    fontSize: vars.fontSize.title,
    '@media': { [onPrint]: { fontSize: '11.5pt', breakAfter: 'avoid' } },
  }),
);

export const included = style(
  inPage({
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
  }),
);
