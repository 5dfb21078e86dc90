import { describe, expect, test } from 'vitest';
import {
  contentOfTest,
  ENGLISH,
  problemsOf,
  testFaults,
} from '../../test/support/content-faults.ts';
import { needed } from '../../test/support/small-content.ts';

const LINK = 'header.menu.0';
const PAGE = 'pages/packing.yaml';
const say = (text: string) => ({
  type: 'text-and-image',
  content: { title: 'A', paragraphs: [text] },
});
const prose = (text: string) => [say(text)];

describe('RTE-05 what is led to is there', () => {
  testFaults([
    [
      'a page that the site needs',
      (content) => content.remove(needed('faqs')),
      'pages: there is no page of the routingKey faqs',
    ],
    [
      'the page of a routing key in a menu',
      (content) => content.set('layout.yaml', `${LINK}.routingKey`, 'how-it-works'),
      `layout.yaml ${LINK}.routingKey: there is no page of how-it-works`,
    ],
    [
      'a path in a menu',
      (content) => {
        content.unset('layout.yaml', `${LINK}.routingKey`);
        content.set('layout.yaml', `${LINK}.url`, '/gone');
      },
      `layout.yaml ${LINK}.url: /gone is no page`,
    ],
    [
      'a path in one language alone',
      (content) => {
        const pathOf = (language: string) => `/packing-${language}`;
        const paths = {
          en: pathOf('en'),
          it: pathOf('it'),
          es: '/nada',
          fr: pathOf('fr'),
          de: pathOf('de'),
        };
        content.unset('layout.yaml', `${LINK}.routingKey`);
        content.set('layout.yaml', `${LINK}.url`, paths);
      },
      `layout.yaml ${LINK}.url: /nada is no page`,
    ],
    [
      'a link in prose of a page',
      (content) => content.set(PAGE, 'blocks', prose('Read [here](/no-such-page?a=b).')),
      `${PAGE} blocks.0.content.paragraphs.0: /no-such-page is no page`,
    ],
    [
      'a link in HTML of a customer',
      (content) => {
        const html =
          "<p><a title='x' href='/nope-page?a=b&c=d'>Go</a> <a href='#there'>Down</a></p>";
        content.set(PAGE, 'blocks', [{ type: 'wr-html', content: { html } }]);
      },
      `${PAGE} blocks.0.content.html: /nope-page is no page`,
    ],
    [
      'a link in prose of a travel',
      (content) => content.set(ENGLISH, 'days.1.text', `${'Far away. '.repeat(8)}[More](/gone)`),
      `${ENGLISH} days.1.text: /gone is no page`,
    ],
    ...['travels-travel', 'coordinators-coordinator'].map(
      (key) =>
        [
          `RTE-01 the link of a block to ${key}`,
          (content: ReturnType<typeof contentOfTest>) => {
            const { content: words } = say('Go.');
            const link = { label: 'Go', routingKey: key };
            content.set(PAGE, 'blocks', [{ type: 'text-and-image', content: { ...words, link } }]);
          },
          `${PAGE} blocks.0.content.link.routingKey: ${key} is no routing key that a link can have`,
        ] as const,
    ),
    ...['//evil.example', 'javascript:alert`1`', 'data:text/html,x'].map(
      (address) =>
        [
          `SEC-03 harm in prose: ${address}`,
          (content: ReturnType<typeof contentOfTest>) =>
            content.set(PAGE, 'blocks', prose(`Read [here](${address} "now").`)),
          `${PAGE} blocks.0.content.paragraphs.0: ${address} is no address that a link can have`,
        ] as const,
    ),
  ]);

  test('pages, travels, forms and other sites may be led to', () => {
    const content = contentOfTest();
    const addresses = [
      '/',
      '/faqs#a',
      '/wishlist',
      '/cookies',
      '/packing-en',
      'https://a.example',
      'mailto:a@b.example',
    ];
    const text = addresses.map((address) => `[a](${address})`).join(' ');
    content.set(ENGLISH, 'description', `${text} ${'x'.repeat(200)}`);
    expect(problemsOf(content)).toEqual([]);
  });
});
