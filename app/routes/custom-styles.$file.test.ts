import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { fixedBackend, type FixedAnswers } from '../../test/support/listing-backend.ts';
import {
  customStyles,
  stylesAddress,
  stylesOfPage,
} from '../custom-styles/custom-styles.server.ts';
import { loader } from './custom-styles.$file.ts';

const blocks = [
  { id: 'b1', blockType: 'wr-html', content: { html: '', customCss: 'p{color:red}' } },
];
const page = {
  type: 'page',
  routingKey: null,
  slug: 'packing',
  attributes: { hideLayout: false, transparentHeader: false },
  blocks,
  customCss: 'h1{color:blue}',
  customHtmlClasses: null,
  seo: { title: 'A', description: 'B', image: null, robots: null, canonical: null, urls: {} },
};
const known: FixedAnswers = { '/custompages/show': { response: 'success', data: page } };
const styles = stylesOfPage(page, '/packing');

async function ask(file: string, query: string, answers: FixedAnswers = known) {
  const backend = fixedBackend(answers);
  const answer = await loader({
    request: new Request(`http://localhost:3000/custom-styles/${file}${query}`),
    params: { file },
    context: { embeddedApi: backend.transport, log: pino({ level: 'silent' }) },
  }).catch((thrown: unknown) => thrown as Response);
  return { status: answer.status, answer, text: await answer.text(), asked: backend.asked };
}

describe('CMS-03 SEC-06 the address of a custom stylesheet', () => {
  test('answers for ever, made anew of the page where this process has not drawn it', async () => {
    const { answer, text, asked } = await ask(`${styles?.hash}.css`, '?page=%2Fpacking');
    expect(text).toBe(styles?.css);
    expect(asked.map(({ path }) => path)).toEqual(['/custompages/show?slug=packing']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('asks for nothing where it has', async () => {
    const other = customStyles([{ id: 'a', css: 'q{color:red}', place: {} }]);
    stylesAddress(other, '/packing');
    const { text, asked } = await ask(`${other?.hash}.css`, '?page=%2Fpacking');
    expect(text).toBe(other?.css);
    expect(asked).toEqual([]);
  });

  test.each([
    ['another hash', `${'0'.repeat(32)}.css`, '?page=/packing', 404],
    ['no hash', 'p{color:red}.css', '?page=/packing', 404],
    ['the hash of a page, asked of the bars', `${styles?.hash}.css`, '', 404],
    ['another host as the page', `${styles?.hash}.css`, '?page=//evil.example/packing', 200],
    ['no path', `${styles?.hash}.css`, '?page=packing', 404],
    ['a broken encoding', `${styles?.hash}.css`, '?page=/%25E0%25A4%25A', 400],
  ])('%s', async (_, file, query, status) => {
    const answer = await ask(file, query);
    expect(answer.status).toBe(status);
    // Whatever is asked for, what is served is the page's own.
    if (status === 200) expect(answer.text).toBe(styles?.css);
    else expect(answer.text).not.toContain('color');
  });

  test('is not denied while the backend is silent', async () => {
    const { status } = await ask(`${styles?.hash}.css`, '?page=/packing', {
      '/custompages/show': 503,
    });
    expect(status).toBe(503);
  });
});
