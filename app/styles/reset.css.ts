/** Browsers' own styles taken back to one ground. */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { inReset } from './layered.ts';

function rule(selector: string, style: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, inReset(style));
}

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ul, ol, fieldset', {
  margin: 0,
  padding: 0,
});
rule('fieldset', { border: 0, minWidth: 0 });
rule('legend', { padding: 0 });
rule('ul[class], ol[class]', { listStyle: 'none' });
rule('img, svg, video', { display: 'block', maxWidth: '100%' });
rule('img', { height: 'auto' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit', margin: 0 });
rule('button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
});
rule('table', { borderCollapse: 'collapse' });
rule('summary', { cursor: 'pointer', listStyle: 'none' });
rule('summary::-webkit-details-marker', { display: 'none' });
rule('[hidden]', { display: 'none' });
