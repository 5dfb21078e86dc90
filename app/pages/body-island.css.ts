import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';

/** Holds what is taken over by itself, and is no box. */
export const island = style(inComponent({ display: 'contents' }));
