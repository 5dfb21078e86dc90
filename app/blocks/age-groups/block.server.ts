import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const ageGroups = defineBlock({
  type: 'age-groups',
  content: schema,
  words: ['listing'],
  load: (own) => own,
});
