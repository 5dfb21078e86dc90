import { style, styleVariants, type ComplexStyleRule } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';
import { BESIDE_DOT, BESIDE_MARK, type NameSide } from './name-box.ts';
import { mark as stopMark, nameBase } from './stop-marks.css.ts';

export const window = style(inComponent({ position: 'absolute', inset: 0, overflow: 'hidden' }));

/** As large as `day-clip.ts` has it. */
export const map = style(inComponent({ position: 'absolute' }));

export const drawing = style(inComponent({ display: 'block', width: '100%', height: 'auto' }));

export const mark = style([
  stopMark,
  inComponent({
    background: vars.color.sun,
    color: vars.color.onSun,
    outline: `2px solid ${vars.color.text}`,
  }),
]);

/** Moved from the middle of what it is the name of, as `name-box.ts` measures it. */
function sides({ half, gap }: typeof BESIDE_MARK): Readonly<Record<NameSide, string>> {
  const away = `${half + gap}px`;
  const back = `calc(-100% - ${away})`;
  const [onward, toEdge] = [`${-half}px`, `calc(-100% + ${half}px)`];
  return {
    right: `${away} -50%`,
    left: `${back} -50%`,
    above: `-50% ${back}`,
    below: `-50% ${away}`,
    'above-right': `${onward} ${back}`,
    'below-right': `${onward} ${away}`,
    'above-left': `${toEdge} ${back}`,
    'below-left': `${toEdge} ${away}`,
  };
}

const named = (translate: string): ComplexStyleRule => [nameBase, inComponent({ translate })];
export const markName = styleVariants(sides(BESIDE_MARK), named);
export const dotName = styleVariants(sides(BESIDE_DOT), named);
