import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const contacts = defineBlock({
  type: 'contacts',
  content: schema,
  words: ['travel'],
  load: (own) => own,
});
