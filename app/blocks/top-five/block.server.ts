import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const topFive = defineBlock({
  type: 'top-five',
  content: schema,
  words: [],
  load: (own) => own,
});
