import { defineBlock } from '../define-block.server.ts';
import { schema } from './content.ts';
import { pictureBeside } from './picture-beside.ts';

export const textAndImage = defineBlock({
  type: 'text-and-image',
  content: schema,
  words: [],
  load: (own) => own,
  firstPicture: ({ image }) => (image ? pictureBeside(image) : null),
});
