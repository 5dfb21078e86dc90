import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'contacts'> = {
  'two ways': {
    title: 'Write to us',
    ways: [
      { title: 'Before you book', text: 'Which trip, which dates, which room: ask.' },
      { title: 'Press', text: 'Figures, pictures and people to talk to.' },
    ],
  },
};
