import type { BlockExamples } from '../block-props.ts';

const alone = {
  title: 'Coming alone',
  items: [
    { question: 'Do most people come alone?', html: '<p>Yes. Almost everybody books alone.</p>' },
    {
      question: 'Whom do I share a room with?',
      html: '<p>Somebody from the group, usually one person.</p>',
    },
  ],
};

export const EXAMPLES: BlockExamples<'faqs'> = {
  'in groups': {
    title: 'Questions and answers',
    subtitle: 'What people ask before they book.',
    groups: [
      alone,
      {
        title: 'Paying',
        items: [
          {
            question: 'When is the balance due?',
            html: '<p>On the 31st day before departure.</p>',
          },
        ],
      },
    ],
  },
  'one group': { title: 'Coming alone', groups: [alone] },
};
