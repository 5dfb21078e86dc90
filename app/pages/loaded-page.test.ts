import { expect, test } from 'vitest';
import { EXAMPLES as NEWSLETTER_EXAMPLES } from '../blocks/newsletter/block.examples.ts';
import { formOrigins } from './loaded-page.ts';

type Loaded = Parameters<typeof formOrigins>[0];

const footer = (action: string) => ({ layout: { footer: { newsletter: { action } } } });
const block = { id: 'a', type: 'newsletter', data: NEWSLETTER_EXAMPLES['at an address elsewhere'] };
const page = { kind: 'custom-page', data: { blocks: [block, block] } };

test.each<[string, object, readonly string[]]>([
  ['of nothing', {}, []],
  ['of the site’s own form', { root: footer('/newsletter') }, []],
  [
    'of a footer',
    { root: footer('https://one.example:8443/in?a=1') },
    ['https://one.example:8443'],
  ],
  ['of a block', { page }, ['https://list.example.com']],
  [
    'of both, each once',
    { root: footer('https://list.example.com/other'), page },
    ['https://list.example.com'],
  ],
  ['of no form', { root: footer('mailto:a@example.com') }, []],
  ['of no address', { root: footer('https://') }, []],
])('NEWS-01 SEC-04 the origins %s', (_, loaded, expected) => {
  expect(formOrigins(loaded as Loaded)).toEqual(expected);
});
