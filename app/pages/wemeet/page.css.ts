import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const lead = style(
  inPage({
    maxWidth: '62ch',
    marginBlock: `${vars.space[12]} ${vars.space[20]}`,
    fontSize: vars.fontSize.lead,
  }),
);

export const results = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    paddingBlock: `${vars.space[24]} ${vars.space.section}`,
  }),
);

export const bar = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
  }),
);

export const count = style(
  inPage({ fontSize: vars.fontSize.lead, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }),
);

export const day = style(inPage({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

export const dayName = style(inPage({ fontSize: vars.fontSize.title }));

export const list = style(inPage({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

export const empty = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[16],
    padding: `${vars.space[32]} ${vars.space[24]}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    textAlign: 'center',
  }),
);

export const message = style(inPage({ fontSize: vars.fontSize.lead, maxWidth: '36em' }));
