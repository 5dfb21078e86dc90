/**
 * Loaded before a site (`node --import`): whatever is drawn with the id `BROKEN_ID` throws. React is changed
 * and the site is not, so that what is tested is what people run.
 */
import { createRequire } from 'node:module';

const BROKEN_ID = 'broken-block';

const require = createRequire(import.meta.url);
const react = require('react');
const { createElement } = react;

function Broken() {
  throw new Error('broken on purpose');
}

react.createElement = (type, props, ...children) =>
  props?.id === BROKEN_ID && typeof type === 'function'
    ? createElement(Broken)
    : createElement(type, props, ...children);
