import { expect, test } from 'vitest';
import { splitStyles } from './split-styles.ts';

const FILES = ['app/layout/header.css.ts', 'app/modals/modal.css.ts', 'app/ui/button.css.ts'];
const CSS = `
@layer base,component;
@font-face{font-family:Text;src:url(/text.woff2)}
@keyframes _aa9{from{opacity:0}}
@keyframes _ab9{from{opacity:0}}
@layer base{body{margin:0}}
@layer component{
  ._aa0{color:red;animation:_aa9 1s}
  ._ab0{color:blue;animation:_ab9 1s}
  ._ac0:hover{color:green}
  ._aa1 ._ab1{color:pink}
  @media (min-width: 40em){._aa0{color:navy}._ab0{color:teal}}
  @media print{._ab0{color:black}}
}`;

const flat = (css: string) =>
  css
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,]) ?/g, '$1')
    .trim();

const split = splitStyles(CSS, FILES, ['app/layout/*.css.ts', 'app/ui/{button,card}.css.ts']);

test('what has no class, and rules of the files of the first screen alone, stand in the document', () => {
  expect(flat(split.first)).toBe(
    flat(`@layer base,component;
    @font-face{font-family:Text;src:url(/text.woff2)}
    @keyframes _aa9{from{opacity:0}}
    @layer base{body{margin:0}}
    @layer component{
      ._aa0{color:red;animation:_aa9 1s}
      ._ac0:hover{color:green}
      @media (min-width:40em){._aa0{color:navy}}
    }`),
  );
});

test('all else is in the stylesheet, in the order of before, and nothing twice', () => {
  expect(flat(split.rest)).toBe(
    flat(`@keyframes _ab9{from{opacity:0}}
    @layer component{
      ._ab0{color:blue;animation:_ab9 1s}
      ._aa1 ._ab1{color:pink}
      @media (min-width:40em){._ab0{color:teal}}
      @media print{._ab0{color:black}}
    }`),
  );
});
