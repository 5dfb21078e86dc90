import { EXAMPLE_AREA_IMAGES as images } from '../../images/example-image.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'continents-carousel'> = {
  'all areas': {
    title: 'Which way shall we go?',
    images,
    areas: [
      { area: 'asia', departures: 31 },
      { area: 'europe', departures: 18 },
      { area: 'america', departures: 14 },
      { area: 'africa', departures: 22 },
      { area: 'oceania', departures: 1 },
      { area: 'antarctica', departures: 0 },
    ],
  },
  'two areas': {
    title: 'Continent by continent',
    images,
    areas: [
      { area: 'asia', departures: 1031 },
      { area: 'europe', departures: 18 },
    ],
  },
  'without counts': {
    title: 'Continent by continent',
    images,
    areas: [
      { area: 'asia', departures: null },
      { area: 'europe', departures: null },
    ],
  },
};
