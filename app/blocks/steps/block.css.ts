import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const step = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[12], minWidth: 0 }),
);

export const picture = style(inComponent({ overflow: 'hidden', borderRadius: vars.radius.card }));

export const title = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    fontSize: vars.fontSize.title,
  }),
);

export const number = style(
  inComponent({
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: '36px',
    height: '36px',
    borderRadius: vars.radius.pill,
    background: vars.color.text,
    color: vars.color.background,
    fontSize: vars.fontSize.body,
  }),
);
