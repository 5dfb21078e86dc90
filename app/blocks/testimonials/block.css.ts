import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../styles/tokens.css.ts';

export const total = style({ '@layer': { [component]: { marginBlockEnd: vars.space[24] } } });
