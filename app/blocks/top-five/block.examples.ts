import { exampleImage } from '../../images/example-image.ts';
import type { BlockExamples } from '../block-props.ts';

const items = [
  { title: 'Fushimi Inari at dawn', text: 'Before the crowd, the gates are yours.' },
  { title: 'A night in a ryokan', text: 'Futon, tatami and a bath as hot as you can stand.' },
  { title: 'The garden of Kanazawa', text: 'Gardeners almost outnumber the visitors early on.' },
  { title: 'Hiroshima', text: 'The museum first, then the green and cheerful city.' },
  { title: 'A counter with eight stools', text: 'Order without knowing what will arrive.' },
];

export const EXAMPLES: BlockExamples<'top-five'> = {
  'five in words': { title: 'Five things to do in Japan', items },
  'with posters': {
    title: 'Five things to do in Japan',
    subtitle: 'If there is time for no more.',
    items: items.map((item) => ({ ...item, image: exampleImage('skyline') })),
  },
};
