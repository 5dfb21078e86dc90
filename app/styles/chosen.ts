/** The one of several that is chosen, or that the page is, where colours are the system's (A11Y-01). */
import { withForcedColours } from './media.ts';

const look = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** `'@media': chosenForced()`: its ground would be that of the others; `selector` says when it is chosen. */
export function chosenForced(selector: '&' | `&${string}` = '&') {
  return { [withForcedColours]: { selectors: { [selector]: look } } };
}
