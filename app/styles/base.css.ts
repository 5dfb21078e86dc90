/** How plain elements look: text, headings, links, focus. */
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { inBase } from './layered.ts';
import { LONG_WORD_LIMITS, longWords } from './long-words.ts';
import { withLargeText } from './media.ts';
import { vars } from './tokens.css.ts';

function rule(selector: string, style: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, inBase(style));
}

rule('html', {
  // What gets the focus is never under the sticky header (A11Y-02).
  scrollPaddingTop: '6rem',
  // Not smooth: a page that one comes to by a link would be scrolled through from below.
  textSizeAdjust: '100%',
});
// A line holds a dozen letters then: a word that is not parted would break anywhere.
rule('html', { '@media': { [withLargeText]: { vars: { [LONG_WORD_LIMITS]: '8 3 3' } } } });
// And a date in one piece is wider than the line.
rule('body', { '@media': { [withLargeText]: { overflowWrap: 'anywhere', ...longWords } } });
// Pages change at once for a visitor who asked for less motion.
rule('html', { '@media': { '(prefers-reduced-motion: reduce)': { viewTransitionName: 'none' } } });
rule('::view-transition-group(*)', { animationDuration: vars.duration });
rule('body', {
  minHeight: '100svh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.background,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
});
rule('h1, h2, h3, h4', {
  fontFamily: vars.font.display,
  lineHeight: vars.lineHeight.snug,
  fontWeight: 700,
  textWrap: 'balance',
  letterSpacing: '-0.01em',
  ...longWords,
});
rule('h1', {
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.tight,
  fontWeight: 800,
});
rule('h2', { fontSize: vars.fontSize.heading });
rule('h3', { fontSize: vars.fontSize.title });
rule('h4', { fontSize: vars.fontSize.lead });
rule('p', { textWrap: 'pretty' });
rule('a', {
  color: vars.color.link,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
rule('a:hover', { textDecorationThickness: '2px' });
rule(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.small,
});
rule('::selection', { background: vars.color.sun, color: vars.color.onSun });
rule('time, data', { fontVariantNumeric: 'tabular-nums' });
