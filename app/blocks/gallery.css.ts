import { assignVars, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { SCHEMES, themed, vars } from '../styles/tokens.css.ts';

export const head = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    paddingBlock: `${vars.space[48]} ${vars.space[32]}`,
  }),
);

export const introduction = style(
  inComponent({
    maxWidth: '42rem',
    marginBlockStart: vars.space[12],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.lead,
  }),
);

export const scheme = style(inComponent({ maxWidth: '42rem' }));

// The switch works without scripts, which the gallery does not have.
for (const [name, colours] of Object.entries(SCHEMES)) {
  globalStyle(
    `:root:has(${scheme} [value="${name}"]:checked)`,
    inComponent({ colorScheme: name, vars: assignVars(themed, colours) }),
  );
}

export const contents = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

export const contentsTitle = style(
  inComponent({ fontSize: vars.fontSize.lead, marginBlockEnd: vars.space[8] }),
);

export const links = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
    columnGap: vars.space[16],
    fontSize: vars.fontSize.small,
  }),
);

/** Tokens, primitives, blocks. */
export const part = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    paddingBlock: `calc(${vars.space.section} / 2)`,
  }),
);

/** One primitive: its name, then its examples. */
export const primitive = style(
  inComponent({
    minWidth: 0,
    paddingBlock: `${vars.space[16]} ${vars.space[24]}`,
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

export const nameLine = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[24],
    marginBlockEnd: vars.space[12],
  }),
);

const examplesBase = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[16],
  }),
);

/** Two examples beside each other, or each over the whole width. */
export const examples = styleVariants({
  beside: [
    examplesBase,
    inComponent({
      '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    }),
  ],
  below: [examplesBase],
});

export const example = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
  }),
);

export const caption = style(
  inComponent({
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
    fontWeight: 650,
  }),
);

export const stage = style(
  inComponent({
    flexGrow: 1,
    minWidth: 0,
    padding: vars.space[16],
    // A slide that scrolls out is cut off here.
    overflowX: 'clip',
    borderEndStartRadius: vars.radius.card,
    borderEndEndRadius: vars.radius.card,
    background: vars.color.background,
    '@media': { [from.tablet]: { padding: vars.space[24] } },
  }),
);

export const swatches = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: vars.space[16],
    fontSize: vars.fontSize.caption,
  }),
);

export const swatch = style(
  inComponent({
    height: '56px',
    marginBlockEnd: vars.space[4],
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.medium,
  }),
);

export const size = style(
  inComponent({
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    lineHeight: vars.lineHeight.snug,
    fontFamily: vars.font.display,
    fontWeight: 700,
  }),
);

/** Between two blocks: the name of the second. */
export const blockName = style(
  inComponent({
    display: 'flex',
    justifyContent: 'space-between',
    marginBlockStart: vars.space[32],
    borderBlockStart: `1px solid ${vars.color.border}`,
    fontSize: vars.fontSize.small,
  }),
);

export const link = style(
  inComponent({ display: 'inline-block', paddingBlock: vars.space[4], color: 'inherit' }),
);

export const sizes = style(inComponent({ display: 'grid', gap: vars.space[8], minWidth: 0 }));
