import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { from, onPrint } from '../../styles/media.ts';
import { stage } from '../../travel/stage-body.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const summary = style(
  inPage({ maxWidth: '60ch', color: vars.color.textMuted, fontSize: vars.fontSize.lead }),
);

export const included = style(
  inPage({
    display: 'grid',
    gap: vars.space[32],
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const includedPart = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 }),
);

export const departures = style(
  inPage({
    // Below it the bar of the offer has room of its own there.
    paddingBlockEnd: vars.space[24],
    '@media': { [from.desktop]: { paddingBlockEnd: vars.space.section } },
  }),
);

export const related = style(
  inPage({
    marginBlockStart: vars.space.section,
    // Paper is of this travel.
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

/** Links of the map lead here: its title stays in sight, clear of the header. */
export const day = style(
  inPage({
    scrollMarginBlockStart: '80px',
    containerType: 'inline-size',
    containerName: stage,
  }),
);
