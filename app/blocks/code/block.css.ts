import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const code = style(
  inComponent({
    // The edge of the guard cuts off the outline of what has the focus.
    padding: vars.space[4],
    overflowX: 'auto',
    overflowWrap: 'break-word',
  }),
);

function rule(selector: string, declarations: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${code} ${each}`)
      .join(', '),
    inComponent(declarations),
  );
}

rule('> * + *', { marginBlockStart: vars.space[16] });
rule('> * + :is(h2, h3, h4)', { marginBlockStart: vars.space[32] });
rule('p, li, blockquote, dl', { maxWidth: '68ch' });
rule('ul', { listStyle: 'disc', paddingInlineStart: vars.space[20] });
rule('ol', { listStyle: 'decimal', paddingInlineStart: vars.space[24] });
rule('li + li', { marginBlockStart: vars.space[4] });
rule('blockquote', {
  paddingInlineStart: vars.space[16],
  borderInlineStart: `3px solid ${vars.color.accent}`,
});
rule('dt', { fontWeight: 650 });
rule('summary', { fontWeight: 650 });
rule('summary::before', { content: '"＋ "' });
rule('details[open] > summary::before', { content: '"－ "' });
rule('caption', { textAlign: 'start', paddingBlockEnd: vars.space[8], fontWeight: 650 });
rule('th, td', {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
rule('figcaption, small', { fontSize: vars.fontSize.small });
