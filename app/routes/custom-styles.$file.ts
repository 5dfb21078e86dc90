/** /custom-styles/{hash}.css: the customer's own CSS of a page or of the banner bars (CMS-03). */
export { loadCustomStyles as loader } from '../custom-styles/custom-styles-route.server.ts';
