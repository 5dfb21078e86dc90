import { defineBlock } from '../define-block.server.ts';
import { wrHtml } from '../wr-html/block.server.ts';

export const wrWysiwyg = defineBlock({ ...wrHtml, type: 'wr-wysiwyg' });
