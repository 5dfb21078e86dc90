/**
 * Icons of `icons.svg` that stand before the words of an element, drawn by its style: a list of twenty cards
 * would have a hundred elements for them (docs/decisions/0036).
 */
import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { onPrint, withForcedColours } from '../../styles/media.ts';
import sprite from '../icon/icons.svg?raw';
import { ICONS_BEFORE, type IconBefore } from './icon-before.ts';

const NAMES = Object.fromEntries(ICONS_BEFORE.map((name) => [name, name])) as {
  readonly [Name in IconBefore]: Name;
};

const drawn = style(
  inPrimitive({
    selectors: {
      '&::before': {
        content: '""',
        flexShrink: 0,
        width: '1.15em',
        height: '1.15em',
        marginBlockStart: '0.05em',
        background: 'currentColor',
        maskSize: '100%',
        maskRepeat: 'no-repeat',
      },
    },
    '@media': {
      [withForcedColours]: {
        selectors: { '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' } },
      },
      [onPrint]: { selectors: { '&::before': { printColorAdjust: 'exact' } } },
    },
  }),
);

/** Class of an element that lays out its parts in a row. */
export const iconBefore = styleVariants(NAMES, (name) => [
  drawn,
  inPrimitive({ selectors: { '&::before': { maskImage: `url("${imageOf(name)}")` } } }),
]);

function imageOf(name: IconBefore): string {
  const lines = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1];
  if (!lines) throw new Error(`icons.svg has no ${name}`);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" ' +
    `stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
  const quoted = svg.replaceAll('"', "'").replaceAll('<', '%3C').replaceAll('>', '%3E');
  return `data:image/svg+xml,${quoted.replaceAll('#', '%23')}`;
}
