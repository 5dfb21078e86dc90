/** What content says of the brand without naming it: `{{brand}}` in a text of any file is its name. */
import { light, NAME } from '../../brand/brand.ts';
import type { Json } from './localised.ts';

/** By what content calls them. */
export type BrandWords = Readonly<Record<'brand' | 'ink' | 'onInk', string>>;

/** Colours are for banner bars, which have theirs in the content. */
export function brandWords(name = NAME): BrandWords {
  return { brand: name, ink: light.color.ink, onInk: light.color.onInk };
}

export function withBrandWords(value: Json, words: BrandWords): Json {
  if (typeof value === 'string') {
    return value.replaceAll(
      /\{\{(brand|ink|onInk)\}\}/g,
      (_, word) => words[word as keyof BrandWords],
    );
  }
  if (Array.isArray(value)) return value.map((item) => withBrandWords(item, words));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withBrandWords(item, words)]),
  );
}
