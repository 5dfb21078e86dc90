import { describe, expect, test } from 'vitest';
import { MARKET_IDS } from '../../domain/market.ts';
import {
  contentOfTest,
  problemsOf,
  testFaults,
  type Fault,
} from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';
import { readContent } from './read-content.ts';

const [ALPS] = SMALL_TRAVELS;
const FILE = 'redirects.yaml';
const EVERYWHERE =
  '{ en: /packing-en, it: /packing-it, es: /packing-es, fr: /packing-fr, de: /packing-de }';

/** Rows of the file, each with its fault's field and message. */
function fault(title: string, rows: string, problem: string): Fault {
  return [title, (content) => content.write(FILE, rows), `${FILE} ${problem}`];
}

describe('RTE-07 a fault of a redirect names its file and its field', () => {
  testFaults([
    fault(
      'a redirect to itself',
      '[{ from: /a, to: /a, markets: [it] }]',
      '0.to: goes in a circle: /a → /a',
    ),
    fault(
      'a redirect onto a page of the CMS',
      `[{ from: ${EVERYWHERE}, routingKey: search, markets: [de] }]`,
      '0.from: /packing-de is the path of packing',
    ),
    fault(
      'a redirect onto the home page',
      '[{ from: /, routingKey: search }]',
      '0.from: / is the path of index',
    ),
    fault(
      'a redirect onto a route',
      '[{ from: /offerte, routingKey: search, markets: [it] }]',
      '0.from: /offerte is the path of sales',
    ),
    fault(
      'a redirect onto a travel, present or former',
      '[{ from: /viaggi/x, routingKey: search, markets: [it] }]',
      '0.from: /viaggi/x is the path of travels-travel: a travel’s former address is one of its oldSlugs',
    ),
    fault(
      'a redirect onto an address of the system',
      '[{ from: /login/old, routingKey: search }]',
      '0.from: /login/old is an address of the system',
    ),
    fault(
      'two redirects of one address',
      '[{ from: /a, routingKey: search }, { from: /a, routingKey: index, markets: [fr] }]',
      '1.from: /a is led on twice',
    ),
    fault('an unknown page', '[{ from: /a, to: /b }]', '0.to: /b is no page'),
    fault(
      'a page that content lacks',
      '[{ from: /a, routingKey: how-it-works, markets: [it] }]',
      '0.routingKey: /come-funziona is no page',
    ),
    fault(
      'a page of another market',
      '[{ from: /a, to: /packing-it, markets: [it, es] }]',
      '0.to: /packing-it is no page',
    ),
    fault(
      'a page that the market has switched off',
      '[{ from: /a, routingKey: events-wemeet, markets: [de] }]',
      '0.routingKey: /404-events-wemeet is no page',
    ),
    fault(
      'a page that wants a parameter',
      '[{ from: /a, routingKey: travels-travel }]',
      '0.routingKey: is no page that can be led to',
    ),
    fault(
      'a former address of a travel, which would be a second step',
      `[{ from: /a, to: /viaggi/${ALPS}-of-old-it, markets: [it] }]`,
      `0.to: /viaggi/${ALPS}-of-old-it is a former address: the travel’s slug is ${ALPS}-it`,
    ),
    fault(
      'an unknown travel',
      '[{ from: /a, to: /viaggi/x, markets: [it] }]',
      '0.to: /viaggi/x is no page',
    ),
    fault(
      'a departure',
      `[{ from: /a, to: /viaggi/${ALPS}-it/ALP-20270501, markets: [it] }]`,
      `0.to: /viaggi/${ALPS}-it/ALP-20270501 is a departure’s, which passes`,
    ),
    fault(
      'an unknown coordinator',
      '[{ from: /a, to: /coordinatori/nobody, markets: [it] }]',
      '0.to: /coordinatori/nobody is no page',
    ),
    fault(
      'an untidy target, which would be a second step',
      '[{ from: /a, to: /Cerca/, markets: [it] }]',
      '0.to: /Cerca/ is led on to /cerca',
    ),
    ...['//evil.example', 'https://evil.example/', '/\\evil.example', '/a b', 'cerca'].map((to) =>
      fault(
        `SEC-03 a target that is no path: ${to}`,
        `[{ from: /a, to: '${to}' }]`,
        '0.to: is no path of the site',
      ),
    ),
    ...['a', '//a', '/a/', '/A', '/a?b=1', '/a#b', '/%61', '/a\\b', '/a b'].map((from) =>
      fault(
        `an address that nobody asks for: ${from}`,
        `[{ from: '${from}', to: / }]`,
        '0.from: is ',
      ),
    ),
    fault(
      'an address that ends like data (SEC-11)',
      '[{ from: /old.data, to: / }]',
      '0.from: ends like data of the site',
    ),
    fault('two targets', '[{ from: /a, to: /, routingKey: index }]', '0: needs a path to lead to'),
    fault('no target', '[{ from: /a }]', '0: needs a path to lead to'),
    fault('another status', '[{ from: /a, to: /, status: 303 }]', '0.status: is none of 301'),
    fault('an unknown field', '[{ from: /a, to: /, why: x }]', '0: has why, which'),
    fault(
      'a language that is missing',
      '[{ from: { en: /a, it: /b }, to: / }]',
      '0.from: lacks es, fr, de',
    ),
  ]);
});

describe('RTE-07 what is led on is told at each of its redirects', () => {
  test.each([
    [
      'a circle',
      '[{ from: /a, to: /b }, { from: /b, to: /c?x=1 }, { from: /c, to: /a#y }]',
      [
        '0.to: goes in a circle: /a → /b → /c → /a',
        '1.to: goes in a circle: /b → /c → /a → /b',
        '2.to: goes in a circle: /c → /a → /b → /c',
      ],
    ],
    [
      'a chain',
      '[{ from: /a, to: /b, markets: [de] }, { from: /b, routingKey: search, markets: [de] }]',
      ['0.to: takes 2 steps, /a → /b → /suche: lead to the last one'],
    ],
  ])('%s', (_, rows, problems) => {
    const content = contentOfTest();
    content.write(FILE, rows);
    expect(problemsOf(content)).toEqual(problems.map((problem) => `${FILE} ${problem}`));
  });
});

test('where content has other faults, only those are told that need no page to be known', () => {
  const content = contentOfTest();
  content.remove('pages/packing.yaml');
  content.write('pages/packing.yaml', 'slug: 1');
  content.write(FILE, '[{ from: /a, to: /packing-it, markets: [it] }, { from: /b, to: /b }]');
  const problems = problemsOf(content).filter((problem) => problem.startsWith(FILE));
  expect(problems).toEqual(['redirects.yaml 1.to: goes in a circle: /b → /b']);
});

test('RTE-07 a redirect counts in every market by its own path, or in those that it names', () => {
  const content = contentOfTest();
  content.write(
    FILE,
    `
- { from: { en: /colour-old, it: /vecchia, es: /vieja, fr: /vieille, de: /alt }, to: ${EVERYWHERE} }
- { from: /old-thing.html, to: '/viaggi/${ALPS}-it?a=1#b', status: 302, markets: [it] }
`,
  );
  content.write('spelling-en-US.yaml', 'colour: color\n');
  const { redirects } = readContent(content.folder);
  expect(redirects).toHaveLength(MARKET_IDS.length + 1);
  expect(redirects).toContainEqual({
    marketId: 'en-US',
    fromPath: '/colour-old',
    target: '/packing-en',
    status: 301,
  });
  expect(redirects.filter(({ marketId }) => marketId === 'it')).toEqual([
    { marketId: 'it', fromPath: '/vecchia', target: '/packing-it', status: 301 },
    {
      marketId: 'it',
      fromPath: '/old-thing.html',
      target: `/viaggi/${ALPS}-it?a=1#b`,
      status: 302,
    },
  ]);
});
