import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const avatar = style(
  inComponent({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: vars.radius.pill,
    objectFit: 'cover',
    background: vars.color.sun,
    color: vars.color.onSun,
    fontSize: vars.fontSize.caption,
    fontWeight: 700,
    letterSpacing: '0.02em',
  }),
);
