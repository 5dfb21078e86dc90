/** A block that the server cannot draw costs the page no more than itself. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { byRole } from '../support/by-role.ts';
import { readHtml } from '../support/html-page.ts';
import type { SiteProcess } from '../support/site-process.ts';
import {
  BROKEN_TEXT,
  PAGE,
  PLACE,
  startSiteWithBrokenBlock,
  WHOLE_PAGE,
} from '../support/site-with-broken-block.ts';
import { visit } from '../support/visit.ts';

describe('CMS-01 a block that throws while the server draws it', () => {
  let site: SiteProcess;
  beforeAll(async () => {
    site = await startSiteWithBrokenBlock();
  });
  afterAll(() => site.stop());

  const open = (path: string, headers = {}) => visit('en-WE', path, { port: site.port, headers });
  /** What the log says of blocks that could not be drawn. */
  const faults = () =>
    site
      .output()
      .split('\n')
      .flatMap((line) =>
        line.includes('could not be drawn') ? [JSON.parse(line) as unknown] : [],
      );

  test.each([
    ['kept for everybody', {}],
    // Nobody's, but it could be somebody's: its state is in it.
    ['drawn for one visitor', { cookie: 'session=somebody' }],
  ])('is left out of a page that is %s, which stands without it', async (_, headers) => {
    const { status, text } = await open(`/${PAGE}`, headers);
    expect(status).toBe(200);
    const { texts, elements } = readHtml(text);
    expect(texts).toContain('Before it');
    expect(texts).toContain('After it');
    expect(texts).not.toContain(BROKEN_TEXT);
    const blocks = elements.flatMap(({ attributes }) => attributes.get('data-block') ?? []);
    expect(blocks).toEqual(['before', 'after']);
    byRole(text).one('contentinfo');
    expect(text).toContain('</html>');
  });

  test('is logged with its page, position, type and error, and the address', async () => {
    const logged = faults().length;
    await open(`/${PAGE}`);
    await vi.waitFor(() => expect(faults()).toHaveLength(logged + 1));
    expect(faults().at(-1)).toMatchObject({
      level: 50,
      path: `/${PAGE}`,
      block: PLACE,
      err: { message: 'broken on purpose' },
    });
  });

  test('and its page is not kept, as others are', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await open(`/${PAGE}`)).headers['cache-status']).toBeUndefined();
    }
    await vi.waitFor(async () => {
      expect((await open(`/${WHOLE_PAGE}`)).headers['cache-status']).toBe('html; hit');
    });
    expect(faults()).not.toContainEqual(expect.objectContaining({ path: `/${WHOLE_PAGE}` }));
  });
});
