import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';

/** Holds what is taken over by itself, and is no box. */
export const island = style({ '@layer': { [component]: { display: 'contents' } } });
