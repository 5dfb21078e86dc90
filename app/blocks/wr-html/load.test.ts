import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { customHtmlSchema } from '../../../backend/content-import/customer-code.ts';
import { belowHeading, loadCode } from './block.server.ts';

const CONTEXT = { log: pino({ enabled: false }), place: { id: 'b1', page: '/', position: 1 } };

describe('CMS-03 what the importer takes is drawn', () => {
  test.each([
    ['long', 'x'.repeat(60_000)],
    ['longer as it is written', '&'.repeat(10_000)],
    ['of many rows', `<table>${'<tr><td>q1<td>x'.repeat(600)}`],
    ['with a heading of the first rank', `<h1>a</h1>${'<p>x'.repeat(1_999)}`],
  ])('%s', (_, html) => {
    const stored = customHtmlSchema.parse(html);
    const drawn = loadCode({ html: stored }, CONTEXT);
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
