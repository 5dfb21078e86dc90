import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const steps = defineBlock({
  type: 'steps',
  content: schema,
  words: [],
  load: (own) => own,
});
