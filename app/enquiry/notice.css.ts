import { style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';

const base = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.medium,
  }),
);

export const notice = styleVariants(vars.tone, ({ text, background }) => [
  base,
  inComponent({ color: text, background }),
]);

export const words = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[8], minWidth: 0 }),
);
