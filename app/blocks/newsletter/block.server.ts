import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const newsletter = defineBlock({
  type: 'newsletter',
  content: schema,
  words: [],
  load: (own) => own,
});
