import type { BlockExamples } from '../block-props.ts';

const person = (id: string, firstName: string, city: string, speciality: string) => ({
  id,
  firstName,
  lastName: 'Verdi',
  city,
  speciality,
  portrait: null,
});

export const EXAMPLES: BlockExamples<'coordinators-band'> = {
  four: {
    title: 'Who comes along',
    subtitle: 'They leave next, and travel the whole way with the group.',
    coordinators: [
      person('ada-verdi', 'Ada', 'Bologna', 'Slow trains'),
      person('ben-verdi', 'Ben', 'Leipzig', 'Very early starts'),
      person('cleo-verdi', 'Cleo', 'Lyon', 'Markets'),
      person('dora-verdi', 'Dora', 'Bilbao', 'High paths'),
    ],
    link: { label: 'See everybody', routingKey: 'coordinators' },
  },
};
