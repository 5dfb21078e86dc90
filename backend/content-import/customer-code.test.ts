import { describe, expect, test } from 'vitest';
import { contentOfTest, problemsOf, testFaults } from '../../test/support/content-faults.ts';
import { readContent } from './read-content.ts';

const PAGE = 'pages/index.yaml';
const FIRST = 'blocks.0.content';

const code = (html: string, more: object = {}) => ({ type: 'wr-html', content: { html, ...more } });

describe('CMS-03 SEC-06 what would be taken out is a fault that names its field', () => {
  testFaults([
    [
      'a script in a block',
      (content) => content.set(PAGE, 'blocks.0', code('<p>a</p><script>b</script>')),
      `${PAGE} ${FIRST}.html: may not have <script>`,
    ],
    [
      'more than one would read',
      (content) => content.set(PAGE, 'blocks.0', code('<p id=a name=b a=c b=d c=e d=f>x</p>')),
      `${PAGE} ${FIRST}.html: may not have id of <p>, name of <p>, a of <p>, b of <p>, c of <p> and 1 more`,
    ],
    [
      'CSS of a block',
      (content) => content.set(PAGE, `${FIRST}.customCss`, 'p{position:fixed}'),
      `${PAGE} ${FIRST}.customCss: may not have position:fixed`,
    ],
    [
      'CSS of a block that is code',
      (content) => content.set(PAGE, 'blocks.0', code('<p>a</p>', { customCss: '@import "a"' })),
      `${PAGE} ${FIRST}.customCss: may not have @import "a"`,
    ],
    [
      'CSS of a page',
      (content) => content.set(PAGE, 'customCss', 'p{background:url(https://a.example/b.png)}'),
      `${PAGE} customCss: may not have background:url(https://a.example/b.png)`,
    ],
    [
      'CSS of a banner bar',
      (content) =>
        content.set('layout.yaml', 'beans.0', {
          id: 'a',
          message: 'A',
          customCss: 'p{}}q{a:b}',
        }),
      'layout.yaml beans.0.customCss: may not have }q',
    ],
    [
      'SEC-11 what is nested deeper than 64',
      (content) => content.set(PAGE, 'blocks.0', code('<div>'.repeat(70))),
      `${PAGE} ${FIRST}.html: may not have what is nested deeper than 64`,
    ],
  ]);
});

test('CMS-03 SEC-06 HTML is stored as it was left, CSS as it is written', () => {
  const content = contentOfTest();
  const css = ':root { color: red } /* of ours */';
  content.set(PAGE, 'customCss', css);
  const html = '<p>one<p>two <a href="https://a.example">three</a>';
  content.set(PAGE, 'blocks.0', code(html, { customCss: css }));
  expect(problemsOf(content)).toEqual([]);
  const [page] = readContent(content.folder).pages.filter(({ key }) => key === 'index');
  expect(page?.byLocale.en.customCss).toBe(css);
  expect(page?.byLocale.en.blocks[0]?.content).toEqual({
    html: '<p>one</p><p>two <a href="https://a.example" rel="noopener">three</a></p>',
    customCss: css,
  });
});

test('MKT-05 CSS is not respelt for Americans', () => {
  const content = contentOfTest();
  content.write('spelling-en-US.yaml', 'colour: color');
  content.set(PAGE, 'customCss', '.colour { color: red }');
  const [page] = readContent(content.folder).pages.filter(({ key }) => key === 'index');
  expect(page?.byLocale['en-US'].customCss).toBe('.colour { color: red }');
});
