import { describe, expect, test } from 'vitest';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { DARK, LIGHT } from '../../brand/colours.ts';
import { MARKETS, MARKET_IDS } from '../../domain/market.ts';
import { EXAMPLE_PICTURE } from '../../test/support/example-picture.ts';
import { imageInWords } from '../images/picture.ts';
import { composeMail } from './compose-mail.ts';
import type { MailDescription, MailPart } from './mail-parts.ts';

const PARTS: MailPart[] = [
  { kind: 'code', text: '123456 is your code.', code: '123456' },
  { kind: 'paragraph', text: 'Hello Zoë,' },
  {
    kind: 'facts',
    facts: [
      { label: 'Trip', value: 'Iceland' },
      { label: 'Dates', value: '1 – 7 May' },
    ],
  },
  { kind: 'button', link: { label: 'See the departure', url: 'https://a.example/x?y=1&z=2' } },
  { kind: 'button', lead: 'Confirm:', link: { label: 'Yes', url: 'https://a.example/yes' } },
  { kind: 'smallPrint', text: 'Leave:', link: { label: 'Go', url: 'https://a.example/leave' } },
];

function mailOf(given: Partial<MailDescription> = {}) {
  return composeMail({
    to: 'zoe@example.com',
    market: MARKETS['en-WE'],
    brandName: 'Cordata',
    subject: 'A subject',
    heading: 'A heading',
    parts: PARTS,
    headers: {},
    ...given,
  });
}

type Element = DefaultTreeAdapterMap['element'];

/** All elements of a document. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const collect = (node: DefaultTreeAdapterMap['node']): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(collect);
  };
  collect(parse(html));
  return found;
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((one) => one.name === name)?.value;

test('NTFY-03 a mail says the same as text and as HTML', () => {
  const { text, html } = mailOf();
  expect(text).toBe(
    [
      '123456 is your code.',
      'Hello Zoë,',
      'Trip: Iceland\nDates: 1 – 7 May',
      'See the departure: https://a.example/x?y=1&z=2',
      'Confirm:\nhttps://a.example/yes',
      'Leave: https://a.example/leave',
      'Cordata',
    ].join('\n\n'),
  );
  const elements = elementsOf(html ?? '');
  const links = elements.filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => attribute(link, 'href'))).toEqual(text.match(/https:\S+/g));
  expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
  // Some mailboxes open no links: what a button leads to can be copied.
  expect(html).toContain('<br />https://a.example/yes</p>');
  for (const word of ['Hello Zoë,', 'Iceland', 'Dates', '1 – 7 May', 'Confirm:', 'A heading']) {
    expect(html).toContain(word);
  }
});

test('CODE-01 the code comes before everything else', () => {
  expect(mailOf().text).toMatch(/^123456 /);
  const [, body = ''] = (mailOf().html ?? '').split('</head>');
  expect(body.replaceAll(/<[^>]*>/g, '').trim()).toMatch(/^123456 is your code\./);
});

test('French sets its colon apart', () => {
  expect(mailOf({ market: MARKETS.fr }).text).toContain('Trip\u00a0: Iceland');
});

test.each(MARKET_IDS)('MKT-06 the HTML for %s says its language', (id) => {
  const [root] = elementsOf(mailOf({ market: MARKETS[id] }).html ?? '');
  expect(attribute(root, 'lang')).toBe(MARKETS[id].languageTag);
});

describe('SEC-04 the HTML of a mail', () => {
  const html = mailOf().html ?? '';

  test('loads nothing and runs nothing', () => {
    const elements = elementsOf(html);
    const names = new Set(elements.map(({ tagName }) => tagName));
    for (const name of ['script', 'img', 'link', 'iframe', 'form', 'object', 'video', 'svg']) {
      expect(names).not.toContain(name);
    }
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter(({ name }) => /^on|^src|^background$/.test(name))).toEqual([]);
    expect(html).not.toMatch(/url\(|@import|@font-face/);
  });

  test('shows the poster of its travel from the mail itself, with what it shows in words', () => {
    const poster = imageInWords(EXAMPLE_PICTURE, { altText: '"><b>peaks', seoName: 'peaks' });
    const drawn = mailOf({ poster });
    const pictures = elementsOf(drawn.html ?? '').filter(({ tagName }) => tagName === 'img');
    expect(pictures.map((picture) => attribute(picture, 'src'))).toEqual([
      `cid:poster-${poster.desktop.id}`,
    ]);
    expect(attribute(pictures[0], 'alt')).toBe(poster.altText);
    expect(drawn.text).toBe(mailOf().text);
  });

  test('escapes every value', () => {
    const bad = '"><img src=x onerror=alert(1)>&amp;';
    const link = { label: bad, url: `https://a.example/${bad}` };
    const parts: MailPart[] = [
      { kind: 'code', text: `${bad} code ${bad}`, code: 'code' },
      { kind: 'code', text: bad, code: bad },
      { kind: 'paragraph', text: bad, link },
      { kind: 'smallPrint', text: bad, link },
      { kind: 'facts', facts: [{ label: bad, value: bad }] },
      { kind: 'button', lead: bad, link },
    ];
    const drawn = mailOf({ brandName: bad, subject: bad, heading: bad, parts }).html ?? '';
    expect(elementsOf(drawn).filter(({ tagName }) => tagName === 'img')).toEqual([]);
    expect(drawn).not.toContain('<img');
    expect(drawn.match(/&lt;img/g)?.length).toBeGreaterThan(14);
    expect(drawn).toContain('&amp;amp;');
  });

  test('follows the system into the dark, with every colour that it uses', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1] ?? '';
    for (const element of elementsOf(html)) {
      const style = attribute(element, 'style') ?? '';
      if (!/(?:^|;)(?:background-|border-)?color:/.test(style)) continue;
      expect(dark).toContain(`.${attribute(element, 'class')}{`);
    }
  });
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('WCAG 1.4.3 what is written in the %s can be read', (_, colours) => {
  const pairs = [
    ['text', 'surface'],
    ['textMuted', 'surface'],
    ['textMuted', 'ground'],
    ['accentText', 'ground'],
    ['onAccent', 'accent'],
    ['link', 'surface'],
    ['link', 'ground'],
    ['text', 'accentSoft'],
  ] as const;
  for (const [front, back] of pairs) {
    const [dark = 0, bright = 0] = [luminance(colours[front]), luminance(colours[back])].sort();
    expect((bright + 0.05) / (dark + 0.05), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  }
});
