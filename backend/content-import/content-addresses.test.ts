import { describe } from 'vitest';
import { ENGLISH, testFaults, type Fault } from '../../test/support/content-faults.ts';
import { SMALL_TRAVELS } from '../../test/support/small-content.ts';

const [ALPS, COAST] = SMALL_TRAVELS;

const PAGE_BODY = `seo: { title: T, description: What the page is about and for whom it has been written }
blocks: [{ type: continents-carousel, content: { title: T, images: areas } }]
`;
const INDEX_PAGE = `routingKey: index\n${PAGE_BODY}`;
const PACKING_PAGE = `slug: { en: packing-en, it: borsa, es: bolsa, fr: sac, de: tasche }\n${PAGE_BODY}`;

describe('a fault of an address names its file and its field', () => {
  testFaults([
    [
      'a slug that two travels have',
      (content) => content.set(`travels/${COAST}/it.yaml`, 'slug', `${ALPS}-it`),
      `travels/${COAST}/it.yaml slug: ${ALPS}-it is also a slug of ${ALPS}`,
    ],
    [
      'an old slug that is another’s',
      (content) => content.set(`travels/${COAST}/de.yaml`, 'oldSlugs.0', `${ALPS}-de`),
      `travels/${COAST}/de.yaml oldSlugs: ${ALPS}-de is also a slug of ${ALPS}`,
    ],
    [
      'a slug that a call hides',
      (content) => content.set(ENGLISH, 'slug', 'top-sellers'),
      `${ENGLISH} slug: is taken by a call`,
    ],
    [
      'a routing key and a slug at once',
      (content) => content.set('pages/index.yaml', 'slug', 'home'),
      'pages/index.yaml: needs a routingKey or a slug',
    ],
    [
      'a routing key that two pages have',
      (content) => content.write('pages/other.yaml', INDEX_PAGE),
      'pages/other.yaml routingKey: index is also that of index',
    ],
    [
      'a slug that two pages have',
      (content) => content.write('pages/things.yaml', PACKING_PAGE),
      'pages/things.yaml slug: packing-en is also that of packing',
    ],
    [
      'a slug where a route is',
      (content) => content.set('pages/packing.yaml', 'slug.it', 'cerca'),
      'pages/packing.yaml slug: cerca is the path of search',
    ],
    [
      'a slug that ends like data (SEC-11)',
      (content) => content.set('pages/packing.yaml', 'slug.en', 'bag.data'),
      'pages/packing.yaml slug: is not lower-case ASCII words',
    ],
    ...['login', 'currency', 'v1', 'sitemap-it'].map((slug): Fault => [
      `a slug that is the system’s: ${slug}`,
      (content) => content.set('pages/packing.yaml', 'slug.fr', slug),
      `pages/packing.yaml slug: ${slug} is an address of the system`,
    ]),
    ...['slug', 'oldSlugs.0'].map((field): Fault => [
      `a travel’s ${field} that reads like a tour’s code`,
      (content) => content.set(ENGLISH, field, 'alp-20261201'),
      `${ENGLISH} ${field}: has the form of the code of a tour`,
    ]),
    [
      'a travel’s slug that ends like data (SEC-11)',
      (content) => content.set(ENGLISH, 'slug', 'alps.data'),
      `${ENGLISH} slug: is not lower-case ASCII words`,
    ],
    [
      'no home page',
      (content) => content.remove('pages/index.yaml'),
      'pages/index.yaml: is missing: no page has the routingKey index',
    ],
  ]);
});
