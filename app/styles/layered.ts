/**
 * Puts a rule into its layer of the cascade: `style(inComponent({ color: 'red' }))`.
 *
 * Every rule of the site stands in a layer (docs/decisions/0055). These work wherever vanilla-extract takes
 * a rule: in `style`, `styleVariants`, `recipe`, `globalStyle`, and among the classes of a composition.
 */
import type { StyleRule } from '@vanilla-extract/css';
import { base, component, page, primitive, reset } from './layers.css.ts';

type RuleInLayer = Omit<StyleRule, '@layer'>;

function inLayer(layer: string): (rule: RuleInLayer) => { '@layer': Record<string, RuleInLayer> } {
  return (rule) => ({ '@layer': { [layer]: rule } });
}

export const inReset = inLayer(reset);
export const inBase = inLayer(base);
/** Primitives of `app/ui`. */
export const inPrimitive = inLayer(primitive);
/** What is made of primitives: blocks, parts of pages, header and footer. */
export const inComponent = inLayer(component);
/** What a page says about the components on it. */
export const inPage = inLayer(page);
