import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const page = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.section,
    paddingBlock: vars.space[32],
  }),
);

export const header = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[20] }),
);

export const person = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[20] }),
);

export const words = style(
  inPage({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const speciality = style(
  inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.lead }),
);

export const facts = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[8]} ${vars.space[24]}` }),
);

export const fact = style(
  inPage({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 }),
);

export const bio = style(inPage({ maxWidth: '68ch', fontSize: vars.fontSize.lead }));
