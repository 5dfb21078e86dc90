/**
 * Paper is dear, and read from near (TRV-07, TRV-16): every page has smaller letters and less space on it.
 * Where a size is written in points (`onPrint`), it is what it says.
 */
import { globalStyle } from '@vanilla-extract/css';
import { inBase } from './layered.ts';
import { onPrint } from './media.ts';
import { vars } from './tokens.css.ts';

/** About 10 points of text, where 1rem is 12. */
const ROOT = '84%';

const SPACE = {
  [vars.space[8]]: '5px',
  [vars.space[12]]: '7px',
  [vars.space[16]]: '9px',
  [vars.space[20]]: '11px',
  [vars.space[24]]: '13px',
  [vars.space[32]]: '16px',
  [vars.space[40]]: '18px',
  [vars.space.section]: '18px',
};

globalStyle(':root', inBase({ '@media': { [onPrint]: { fontSize: ROOT, vars: SPACE } } }));
globalStyle('body', inBase({ '@media': { [onPrint]: { lineHeight: '1.4' } } }));
// Fragments of a flex or grid container may break anywhere: a heading stays with what it is of.
globalStyle(
  'h2, h3, h4',
  inBase({ '@media': { [onPrint]: { breakAfter: 'avoid', breakInside: 'avoid' } } }),
);
