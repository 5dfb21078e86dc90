/** That the check of structured data finds what schema.org's vocabulary does not have. */
import { describe, expect, test } from 'vitest';
import { schemaProblems } from '../../../test/support/schema-vocabulary.ts';

describe('SEO-01 what is wrong is found', () => {
  const offer = { '@type': 'Offer', price: 12, priceCurrency: 'EUR' };
  test.each([
    [{ '@type': 'Journey' }, '0 is of an unknown type: "Journey"'],
    [{ '@type': 'Offer', colour: 'red' }, '0.colour is no property'],
    [{ '@type': 'Person', price: 12 }, '0.price is no property of Person'],
    [{ '@type': 'Offer', availability: 'InStock' }, /^0.availability is "InStock"/],
    [{ '@type': 'Offer', availability: 'https://schema.org/Monday' }, /^0.availability is/],
    [{ '@type': 'Offer', priceValidUntil: 'soon' }, /^0.priceValidUntil is "soon"/],
    [{ '@type': 'Person', worksFor: offer }, '0.worksFor is a Offer'],
    [
      { '@type': 'Product', offers: { ...offer, price: { '@type': 'Person' } } },
      /price is a Person/,
    ],
    [{ '@type': 'ItemList', numberOfItems: 1.5 }, /^0.numberOfItems is 1.5/],
    [{ '@type': 'Person', name: '' }, /^0.name is ""/],
  ])('%j', (node, problem) => {
    const context = { '@context': 'https://schema.org' };
    expect(schemaProblems({ ...context, ...node })[0]).toMatch(problem);
  });

  test('a document of another context', () => {
    expect(schemaProblems({ '@type': 'Person' })).toEqual(['the context is undefined']);
  });
});
