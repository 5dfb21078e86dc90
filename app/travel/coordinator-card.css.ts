import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const card = style(
  inComponent({
    display: 'grid',
    alignItems: 'start',
    gap: vars.space[16],
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    breakInside: 'avoid',
    '@media': {
      [from.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: vars.space[24] },
    },
  }),
);

export const words = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 }),
);

export const name = style(inComponent({ fontSize: vars.fontSize.title }));

export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const speciality = style(inComponent({ fontWeight: 650 }));
