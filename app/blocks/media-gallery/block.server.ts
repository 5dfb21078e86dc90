import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';

export const mediaGallery = defineBlock({
  type: 'media-gallery',
  content: schema,
  words: ['listing'],
  load: (own) => own,
});
