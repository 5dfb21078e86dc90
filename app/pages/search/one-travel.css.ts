import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const travel = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space[16],
    '@media': { [from.tablet]: { gridTemplateColumns: '160px minmax(0, 1fr)' } },
  }),
);

export const picture = style(inPage({ overflow: 'hidden', borderRadius: vars.radius.medium }));

export const title = style(inPage({ fontSize: vars.fontSize.title }));

export const link = style(
  inPage({ color: vars.color.text, selectors: { '&:hover': { color: vars.color.accentText } } }),
);

export const note = style(inPage({ color: vars.color.textMuted }));

export const group = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 }),
);

export const month = style(
  inPage({
    fontSize: vars.fontSize.lead,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  }),
);

export const rows = style(inPage({ display: 'grid', gap: vars.space[8] }));
