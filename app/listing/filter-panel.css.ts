import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { button } from '../ui/button.css.ts';

/** Where it may be, a closed `<details>` shows its content; elsewhere the summary stays and opens it. */
const canAlwaysShow = 'selector(::details-content)';

/** On a smaller screen: the link to the modal. */
export const opener = style([
  button({ variant: 'secondary', size: 'small' }),
  {
    '@layer': {
      [component]: {
        minHeight: '44px',
        '@media': { [from.desktop]: { display: 'none' } },
      },
    },
  },
]);

export const panel = style({
  '@layer': {
    [component]: {
      // Its fields still belong to the form where it is not seen.
      display: 'none',
      '@media': { [from.desktop]: { display: 'block' } },
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      '@supports': {
        [canAlwaysShow]: {
          '@media': {
            [from.desktop]: {
              selectors: {
                '&::details-content': { display: 'block', contentVisibility: 'visible' },
              },
            },
          },
        },
      },
    },
  },
});

export const summary = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[8],
      minHeight: '48px',
      padding: `${vars.space[8]} ${vars.space[16]}`,
      fontWeight: 650,
      '@supports': {
        [canAlwaysShow]: { '@media': { [from.desktop]: { display: 'none' } } },
      },
    },
  },
});

export const arrow = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      marginInlineStart: 'auto',
      selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
    },
  },
});

/** Says what the summary says, where that is not shown. */
export const heading = style({
  '@layer': {
    [component]: {
      display: 'none',
      fontSize: vars.fontSize.title,
      '@supports': {
        [canAlwaysShow]: { '@media': { [from.desktop]: { display: 'block' } } },
      },
    },
  },
});

export const body = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[24],
      padding: vars.space[16],
    },
  },
});

export const fields = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[8] },
  },
});

export const legend = style({
  '@layer': {
    [component]: { padding: 0, marginBlockEnd: vars.space[8], fontWeight: 650 },
  },
});

export const note = style({
  '@layer': {
    [component]: {
      color: vars.color.textMuted,
      fontSize: vars.fontSize.caption,
      lineHeight: vars.lineHeight.snug,
    },
  },
});
