import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { customHtmlSchema } from '../../../backend/content-import/customer-code.ts';
import { ALL_HTML_ATTACKS } from '../../../test/support/html-attacks.ts';
import CodeBlock from './block.tsx';
import { EXAMPLES as WYSIWYG_EXAMPLES } from '../wr-wysiwyg/block.examples.ts';
import { EXAMPLES as HTML_EXAMPLES } from './block.examples.ts';
import { belowHeading, loadCode } from './block.server.ts';

const place = { page: 'index', position: 2, id: 'b1', type: 'wr-html' };
const context = { log: pino({ level: 'silent' }), place };
const load = (html: string) => loadCode({ html }, context);

describe('CMS-01 CMS-03 a block of code', () => {
  test('is drawn as it is written', async () => {
    const data = load('<h2>One</h2><p>Two <strong>three</strong></p>');
    const html = await renderInSite(<CodeBlock id="b1" data={data} isFirst={false} />);
    expect(html).toContain('<h2>One</h2><p>Two <strong>three</strong></p>');
  });

  test('has the page’s heading only where it leads the page', async () => {
    const data = load('<h1 class="a">One</h1>');
    const first = await renderInSite(<CodeBlock id="b1" data={data} isFirst />);
    expect(first).toContain('<h1 class="a">One</h1>');
    const later = await renderInSite(
      <CodeBlock id="b1" data={belowHeading(data)} isFirst={false} />,
    );
    expect(later).toContain('<h2 class="a">One</h2>');
  });

  test.each([
    ['<p title="<h1 x">a</p>', '<p title="<h1 x">a</p>'],
    ['<h1 title="</h1>">a</h1>', '<h2 title="</h1>">a</h2>'],
    ['<p>&lt;h1>a</p>', '<p>&#x3C;h1>a</p>'],
    ['<h1>a</h1><h1>b</h1>', '<h2>a</h2><h2>b</h2>'],
  ])('below a heading, %s is %s', (html, drawn) => {
    expect(belowHeading(load(html)).html).toBe(drawn);
  });

  test('the log says where what was taken out of it stood', () => {
    const lines: unknown[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    loadCode({ html: '<p onclick="a">logged once</p>' }, { log, place });
    expect(lines).toMatchObject([{ msg: 'customer HTML was cleaned', block: place }]);
  });

  test('SEC-06 is cleaned when it is drawn, whatever the backend sends', async () => {
    const data = load(ALL_HTML_ATTACKS.slice(0, 40).join('\n<p>'));
    const html = await renderInSite(<CodeBlock id="b1" data={data} isFirst={false} />);
    expect(html).not.toMatch(/<(script|img|svg|iframe|style)|\son\w+=/i);
  });

  test.each(Object.entries({ ...WYSIWYG_EXAMPLES, ...HTML_EXAMPLES }))(
    'the example "%s" is what the cleaner leaves',
    (_, { html }) => {
      expect(load(html).html).toBe(html);
    },
  );
});

describe('CMS-03 what the importer takes is drawn', () => {
  test.each([
    ['long', 'x'.repeat(60_000)],
    ['longer as it is written', '&'.repeat(10_000)],
    ['of many rows', `<table>${'<tr><td>q1<td>x'.repeat(600)}`],
    ['with a heading of the first rank', `<h1>a</h1>${'<p>x'.repeat(1_999)}`],
  ])('%s', (_, html) => {
    const stored = customHtmlSchema.parse(html);
    const drawn = load(stored);
    expect(drawn.html).toBe(stored);
    expect(belowHeading(drawn).html).toBe(stored.replaceAll('h1>', 'h2>'));
  });

  test.each([
    ['&'.repeat(59_000), 'more than 60000 characters, written with'],
    [`<table>${'<tr><td>q1<td>x'.repeat(3_000)}`, 'more than 2000 elements'],
  ])('%s is refused by name', (html, reason) => {
    const { error } = customHtmlSchema.safeParse(html);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(reason)]);
  });
});
