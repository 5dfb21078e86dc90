import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const lead = style(
  inPage({ maxWidth: '62ch', marginBlock: `${vars.space[12]} ${vars.space[20]}` }),
);

/** As wide as a line that is read at one go. */
export const form = style(inPage({ display: 'grid', gap: vars.space[12], maxWidth: '720px' }));

export const buttons = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[16] }),
);

export const body = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[40],
    paddingBlock: `${vars.space[24]} ${vars.space.section}`,
    // It only ever gets the focus by script, as the place where the keyboard goes on.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const part = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space[16],
    // A word of somebody's own may be longer than the screen.
    overflowWrap: 'anywhere',
  }),
);

export const wide = style(inPage({ width: '100%' }));

export const partTitle = style(inPage({ fontSize: vars.fontSize.title }));

export const count = style(
  inPage({
    fontSize: vars.fontSize.lead,
    fontWeight: 650,
    // It stands there before it says anything, and takes no room then.
    selectors: { '&:empty': { position: 'absolute' } },
  }),
);

export const steps = style(
  inPage({
    display: 'grid',
    gap: vars.space[16],
    width: '100%',
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[24] },
    },
  }),
);

export const step = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[4],
    paddingBlockStart: vars.space[12],
    borderBlockStart: `2px solid ${vars.color.text}`,
  }),
);

export const stepTitle = style(inPage({ fontSize: vars.fontSize.lead }));
