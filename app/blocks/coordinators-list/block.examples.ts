import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'coordinators-list'> = {
  two: {
    title: 'Who leads the groups',
    subtitle: 'Each of them travels the whole way with you.',
    coordinators: [
      {
        id: 'ada-verdi',
        firstName: 'Ada',
        lastName: 'Verdi',
        city: 'Bologna',
        speciality: 'Slow trains',
        languages: [
          { code: 'it', name: 'Italian' },
          { code: 'en', name: 'English' },
        ],
        portrait: null,
        led: { count: 3, firstDay: '2099-05-02' },
      },
      {
        id: 'ben-roth',
        firstName: 'Ben',
        lastName: 'Roth',
        city: 'Leipzig',
        speciality: 'Very early starts',
        languages: [{ code: 'de', name: 'German' }],
        portrait: null,
        led: { count: 7, firstDay: '2099-06-06' },
      },
    ],
  },
  'no answer': { title: 'Who leads the groups', coordinators: null },
};
