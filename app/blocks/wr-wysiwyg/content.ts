/** What an editor writes: the same as HTML written by hand (CMS-01). */
export { schema, type Content } from '../wr-html/content.ts';
