import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    paddingBlock: `${vars.space[32]} ${vars.space.section}`,
  }),
);

/** What one can do, below what it is about. */
export const place = style(
  inPage({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space[16],
    minWidth: 0,
    maxWidth: '40em',
  }),
);

export const links = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }));

/** Who the names of the card belong to: the box above it is about one's own. */
export const named = style(inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.small }));
