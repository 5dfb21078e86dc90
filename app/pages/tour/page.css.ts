import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { below } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Second line of the title. */
export const dates = style(
  inPage({
    display: 'block',
    marginBlockStart: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.title,
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
    // In one line they fit by a hair or not, so that a font that comes late would move the page.
    '@media': { [below.large]: { display: 'grid' } },
  }),
);

/** Dates and days in one line. */
export const between = style(inPage({ '@media': { [below.large]: { display: 'none' } } }));

export const when = style(inPage({ display: 'grid', gap: vars.space[4] }));

export const prose = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[12], maxWidth: '68ch' }),
);

export const gone = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[32],
    paddingBlock: vars.space[32],
  }),
);

export const links = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] }));

export const rows = style(inPage({ display: 'grid', gap: vars.space[8] }));

export const neighbour = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 }),
);

export const neighbourLabel = style(
  inPage({
    color: vars.color.textMuted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    letterSpacing: 0,
  }),
);

export const note = style(inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.small }));
