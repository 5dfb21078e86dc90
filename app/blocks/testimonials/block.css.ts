import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const total = style(inComponent({ marginBlockEnd: vars.space[24] }));
