import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const soon = style(inComponent({ marginBlockStart: vars.space[24] }));
