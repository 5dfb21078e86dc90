import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

export const initials = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '72px',
    height: '72px',
    borderRadius: vars.radius.pill,
    background: vars.color.sun,
    color: vars.color.onSun,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: 800,
  }),
);
