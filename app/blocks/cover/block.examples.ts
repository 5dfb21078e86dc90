import { exampleImage } from '../../images/example-image.ts';
import { EXAMPLE_CHOICES } from '../../search/choices-example.ts';
import { NO_CHOICES } from '../../search/search-choices.ts';
import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'cover'> = {
  'with the search form': {
    title: 'You don’t know anyone here. Yet.',
    subtitle:
      'Trips for 8 to 16 people, with a coordinator who travels with you from the first day to the last.',
    image: exampleImage('peaks'),
    search: EXAMPLE_CHOICES,
  },
  'with a form that knows no choices': {
    title: 'Find your trip',
    image: exampleImage('dunes'),
    search: NO_CHOICES,
  },
  'title and words': {
    title: 'Confirmed departures',
    subtitle: 'The group is there. All that’s missing is you.',
    image: exampleImage('skyline'),
    search: null,
  },
  'with the way to the page': {
    title: 'Trips to Japan',
    image: exampleImage('peaks'),
    search: null,
    breadcrumb: {
      label: 'You are here',
      items: [
        { label: 'Home', href: '/' },
        { label: 'All trips', href: '/destinations' },
        { label: 'Japan', href: null },
      ],
    },
  },
  'a long title': {
    title: 'Gruppenreisen mit Koordinatorinnen und Koordinatoren für Unternehmungslustige',
    image: exampleImage('ice'),
    search: null,
  },
  'a gallery': {
    title: 'Three ways to be cold',
    subtitle: 'The dots choose a picture; nothing moves by itself.',
    image: exampleImage('ice'),
    images: [exampleImage('fjord'), exampleImage('peaks')],
    search: null,
  },
  'a film, whose picture stands until it plays': {
    title: 'What a day at sea looks like',
    image: exampleImage('reef'),
    video: { url: '/films/reef.webm' },
    search: null,
  },
};
