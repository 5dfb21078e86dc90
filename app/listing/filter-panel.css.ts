import { globalStyle, style } from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { button } from '../ui/button/button.css.ts';

/** On a smaller screen: the link to the modal. */
export const opener = style([
  button({ variant: 'secondary', size: 'small' }),
  inComponent({
    minHeight: '44px',
    '@media': { [from.desktop]: { display: 'none' } },
  }),
]);

export const panel = style(
  inComponent({
    // Its fields still belong to the form where it is not seen.
    display: 'none',
    '@media': { [from.desktop]: { display: 'block' } },
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    '@supports': {
      [canAlwaysShow]: {
        '@media': { [from.desktop]: contentShown },
      },
    },
  }),
);

export const summary = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '48px',
    padding: `${vars.space[8]} ${vars.space[16]}`,
    fontWeight: 650,
    '@supports': {
      [canAlwaysShow]: { '@media': { [from.desktop]: { display: 'none' } } },
    },
  }),
);

export const arrow = style(
  inComponent({
    display: 'inline-flex',
    marginInlineStart: 'auto',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

/** Says what the summary says, where that is not shown. */
export const heading = style(
  inComponent({
    display: 'none',
    fontSize: vars.fontSize.title,
    '@supports': {
      [canAlwaysShow]: { '@media': { [from.desktop]: { display: 'block' } } },
    },
  }),
);

export const body = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    padding: vars.space[16],
  }),
);

export const fields = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8] }),
);

/** Two short fields in a line. */
export const beside = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: vars.space[8],
  }),
);

/** Parts under each other that unfold. */
export const folds = style(inComponent({ display: 'grid' }));

export const fold = style(
  inComponent({
    paddingBlockEnd: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const foldTitle = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minHeight: '44px',
    fontWeight: 650,
    selectors: {
      // Drawn without an element: a page has many of them.
      '&::after': {
        content: '""',
        flexShrink: 0,
        width: '8px',
        height: '8px',
        marginInlineEnd: vars.space[4],
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        transform: 'translateY(-2px) rotate(45deg)',
      },
      'details[open] > &::after': { transform: 'translateY(2px) rotate(225deg)' },
    },
  }),
);

/** In sight as long as the fields are. */
export const send = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: 0,
    marginInline: `calc(-1 * ${vars.space[16]})`,
    marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
    padding: vars.space[16],
    borderEndStartRadius: vars.radius.card,
    borderEndEndRadius: vars.radius.card,
    background: vars.color.surface,
    borderBlockStart: `1px solid ${vars.color.border}`,
    // Where scripts apply each change there is nothing to send.
    selectors: { '&[data-scripted]': { display: 'none' } },
  }),
);

/** What has the focus stays above it (A11Y-02). */
globalStyle(`${body} :is(summary, input, select)`, inComponent({ scrollMarginBlockEnd: '112px' }));

export const legend = style(
  inComponent({ padding: 0, marginBlockEnd: vars.space[8], fontWeight: 650 }),
);

export const note = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.snug,
  }),
);
