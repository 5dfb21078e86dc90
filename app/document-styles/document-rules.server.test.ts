import { describe, expect, test } from 'vitest';
import { ruleSelection } from './document-rules.server.ts';

const SHEET = `@layer base,component;
@font-face{font-family:Text;src:url(text.woff2)}
@layer base{:root{--ink:#123}a{color:var(--ink)}}
@layer component{
  ._aa1,._ab1 ._ab2{color:red}
  ._aa2:is(._ab1,._ab3):not(._ab4){color:blue}
  @media (min-width:64em){._aa1{color:green}._ab3{color:pink}}
  @media print{._aa1{display:none}}
  ._ac1{animation:turn 1s}
}
@keyframes turn{to{rotate:1turn}}`;

describe('RES-03 the rules that a document needs', () => {
  const rulesFor = ruleSelection(SHEET);
  const always =
    '@layer base,component;@font-face{font-family:Text;src:url(text.woff2)}' +
    '@layer base{:root{--ink:#123}a{color:var(--ink)}}';

  test('are those without a class, where it has none', () => {
    expect(rulesFor('<p>._aa1</p>')).toBe(always);
  });

  test('are those of its classes, for screens, in their order', () => {
    expect(rulesFor('<p class="_aa1 other"></p>')).toBe(
      `${always}@layer component{._aa1{color:red}@media (min-width:64em){._aa1{color:green}}}`,
    );
  });

  test('are of a selector whose classes it has all, not counting those in brackets', () => {
    expect(rulesFor('<p class="_ab2"></p><p class="_aa2"></p>')).toBe(
      `${always}@layer component{._aa2:is(._ab1,._ab3):not(._ab4){color:blue}}`,
    );
  });

  test('bring the movements that they name', () => {
    expect(rulesFor('<p class="_ac1"></p>')).toBe(
      `${always}@layer component{._ac1{animation:turn 1s}}@keyframes turn{to{rotate:1turn}}`,
    );
  });
});
