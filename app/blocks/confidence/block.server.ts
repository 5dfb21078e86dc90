import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const confidence = defineBlock({
  type: 'confidence',
  content: schema,
  words: [],
  load: (own) => own,
});
