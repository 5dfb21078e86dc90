import { generate, parse, walk, type CssNode } from 'css-tree';
import { describe, expect, test } from 'vitest';
import { CSS_ATTACKS } from '../test/support/css-attacks.ts';
import { scopeCss } from './scope-css.ts';

const SCOPE = 'css-0';
const scoped = (css: string) => scopeCss(css, SCOPE).text;
const PICTURE = '/resource/320/0123456789abcdef/a-b';

/** What of a stylesheet could do harm, as a second reading finds it. */
function faultsOf(css: string): string[] {
  const faults: string[] = [];
  const sheet = parse(css, {
    parseCustomProperty: true,
    onParseError: ({ message }) => faults.push(message),
  });
  walk(sheet, function (node: CssNode) {
    const isKeyframe = this.atrule?.name === 'keyframes';
    if (node.type === 'Raw') faults.push(generate(node));
    if (node.type === 'Url' && !node.value.startsWith('/resource/320/0')) faults.push(node.value);
    if (node.type === 'Atrule' && !/^(media|supports|container|keyframes)$/.test(node.name)) {
      faults.push(`@${node.name}`);
    }
    if (node.type === 'Function' && /url|image|src|expression|element|attr|env/i.test(node.name)) {
      faults.push(node.name);
    }
    if (node.type === 'Declaration' && node.property.toLowerCase() === 'position') {
      const value = generate(node.value);
      if (!/^(static|relative|absolute)$/i.test(value)) faults.push(value);
    }
    if (node.type === 'Selector' && this.function === null && !isKeyframe && !this.selector) {
      faults.push(...faultsOfSelector(node));
    }
  });
  return faults;
}

/** One that is not inside of a function begins with the class, and does not go on beside it. */
function faultsOfSelector(selector: CssNode): string[] {
  const text = generate(selector);
  return new RegExp(`^\\.${SCOPE}(?![\\w-])(?!\\s*[+~|])`).test(text) ? [] : [text];
}

describe.each(Object.entries(CSS_ATTACKS))('SEC-06 CMS-03 %s', (_, attacks) => {
  test.each(attacks)('nothing is left: %j', (attack) => {
    const css = scoped(attack);
    // Selectors in functions stand for themselves: they only narrow what begins with the class.
    expect(faultsOf(css.replace(/:(is|where|not|has|host-context)\([^)]*\)+/g, ''))).toEqual([]);
    expect(css).not.toMatch(/<[/!]/);
  });
});

describe('CMS-03 a stylesheet means its block', () => {
  test.each([
    ['p{color:red}', '.css-0 p{color:red}'],
    ['h1,h2>a:hover{color:red}', '.css-0 h1,.css-0 h2>a:hover{color:red}'],
    ['html,body,:root{color:red}', '.css-0,.css-0,.css-0{color:red}'],
    ['html.a > body.b p{color:red}', '.css-0.a.b p{color:red}'],
    ['*{color:red}', '.css-0 *{color:red}'],
    [':root::before{content:"a"}', '.css-0::before{content:"a"}'],
    ['p{color:red!important}', '.css-0 p{color:red!important}'],
    [
      '@media (width < 40em){@supports (display:grid){p{display:grid}}}',
      '@media (width<40em){@supports (display:grid){.css-0 p{display:grid}}}',
    ],
    [
      '@keyframes in{from{opacity:0}50%,to{opacity:1}}p{animation:in 1s}a{animation-name:in,out}',
      '@keyframes css-0-in{from{opacity:0}50%,to{opacity:1}}.css-0 p{animation:css-0-in 1s}' +
        '.css-0 a{animation-name:css-0-in,out}',
    ],
    [`p{background:url("${PICTURE}")}`, `.css-0 p{background:url(${PICTURE})}`],
    [
      'p{--gap:4px;width:calc(100% - (2*var(--gap,1px)));grid-template-areas:"a b"}',
      '.css-0 p{--gap:4px;width:calc(100% - (2*var(--gap,1px)));grid-template-areas:"a b"}',
    ],
    ['/* a */ p { color : red ; }', '.css-0 p{color:red}'],
  ])('%s', (css, written) => {
    expect(scopeCss(css, SCOPE)).toEqual({ text: written, removed: [] });
  });

  test('what is broken is left out and named, and the rest stands', () => {
    const { text, removed } = scopeCss(
      'p{color:red;width:}a..b{color:red}q{position:fixed;color:red}@import "x";}i{color:red}s{color:red',
      SCOPE,
    );
    expect(text).toBe('.css-0 p{color:red}.css-0 q{color:red}.css-0 s{color:red}');
    expect(removed).toEqual(
      expect.arrayContaining(['position:fixed', expect.stringContaining('@import')]),
    );
  });

  test('keyframes do not meet those of another block', () => {
    const css = '@keyframes a{to{opacity:0}}p{animation:a 1s}';
    expect(scopeCss(css, 'css-1').text).not.toContain('css-2');
    expect(scopeCss(css, 'css-2').text).toContain('css-2-a');
  });

  test.each([
    ['very deep rules', '@media print{'.repeat(4_000)],
    ['very deep values', `p{width:${'calc('.repeat(9_000)}`],
    ['very deep selectors', `${':not('.repeat(9_000)}p{color:red}`],
    ['very deep conditions', `@supports ${'('.repeat(9_000)}`],
    ['very long', `p{color:${'x'.repeat(100_000)}}`],
  ])('SEC-11 %s are left out, and nothing is thrown', (_, css) => {
    const { text, removed } = scopeCss(css, SCOPE);
    expect(text).toBe('');
    expect(removed).not.toEqual([]);
  });

  test.each([
    ['more than 1000 selectors', `${'.a,'.repeat(1_000)}.b{color:red}`],
    ['more than 2000 declarations', `p{${'color:red;'.repeat(2_001)}}`],
    ['more than 20000 words and signs of CSS', `p{grid:${'a '.repeat(10_001)}}`],
    ['more than 200 pieces that are no CSS', `p{${'a;'.repeat(201)}}`],
    ['what is nested deeper than 64', `p{width:${'calc('.repeat(65)}`],
  ])('SEC-11 CSS that would cost the machine is left out by name: %s', (reason, css) => {
    expect(scopeCss(css, SCOPE)).toEqual({ text: '', removed: [reason] });
  });

  test.each([
    ['selectors', `${'.a,'.repeat(999)}.b{color:red}`],
    ['declarations', `p{${'color:red;'.repeat(2_000)}}`],
    ['words', `p{grid:${'a '.repeat(9_990)}}`],
  ])('SEC-11 as many %s as may be are there', (_, css) => {
    const { text, removed } = scopeCss(css, SCOPE);
    expect(removed).toEqual([]);
    expect(text).not.toBe('');
  });
});
