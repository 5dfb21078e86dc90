/** The order of the cascade: rule order in a bundle is not safe, the order of layers is. */
import { globalLayer } from '@vanilla-extract/css';

export const reset = globalLayer('reset');
export const base = globalLayer('base');
export const primitive = globalLayer('primitive');
export const component = globalLayer('component');
export const page = globalLayer('page');
/** Single properties by `sprinkles`: whoever writes one there means it. */
export const sprinkle = globalLayer('sprinkle');
