import type { BlockExamples } from '../block-props.ts';

const WORDS = {
  title: 'One letter a month',
  emailPlaceholder: 'you@example.com',
  gdpr: 'consent',
  bot: 'website',
  cta: 'Sign up',
  description: 'Your email address',
};

export const EXAMPLES: BlockExamples<'newsletter'> = {
  'of this site': {
    ...WORDS,
    action: '/newsletter',
    descriptionBottom: 'You confirm by a link in a mail, and leave with another.',
  },
  'at an address elsewhere': { ...WORDS, action: 'https://list.example.com/subscribe' },
};
