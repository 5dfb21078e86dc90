/** HTML of an editor is drawn as HTML that was written by hand (CMS-01). */
export { default } from '../wr-html/block.tsx';
