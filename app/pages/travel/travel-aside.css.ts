import { style } from '@vanilla-extract/css';
import { inPage } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const departure = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[4],
  }),
);

export const label = style(inPage({ color: vars.color.textMuted, fontSize: vars.fontSize.small }));

export const link = style(inPage({ color: vars.color.text, fontWeight: 650 }));
