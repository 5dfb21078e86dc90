import { describe } from 'vitest';
import { FACTS, testFaults, type Fault } from '../../test/support/content-faults.ts';

describe('a fault of a picture names its file and its field', () => {
  testFaults([
    [
      'a picture without its file',
      (content) =>
        content.set(FACTS, 'pictures.0', {
          file: 'alps.jpg',
          alt: { en: 'Alps', it: 'Alpi', es: 'Alpes', fr: 'Les Alpes', de: 'Alpen' },
        }),
      `${FACTS} pictures.0.file: is not in content/images`,
    ],
    [
      'a picture of a day that there is not',
      (content) => content.set(FACTS, 'pictures.0.day', 9),
      `${FACTS} pictures.0.day: is a day that the travel does not have`,
    ],
    [
      'a picture that is nothing',
      (content) => content.set(FACTS, 'pictures.0', { day: 1 }),
      `${FACTS} pictures.0: needs a poster or a file, and not both`,
    ],
    [
      'a picture that steps out of the folder',
      (content) => content.set(FACTS, 'pictures.0', { file: '../a.jpg' }),
      `${FACTS} pictures.0.file: is no name of a jpg`,
    ],
    [
      'a poster of no scene',
      (content) =>
        content.set('pages/index.yaml', 'blocks.0.content.image', {
          poster: { scene: 'moon', palette: 'day', seed: 1 },
        }),
      'pages/index.yaml blocks.0.content.image.poster.scene: is none of ',
    ],
    ...[
      ['scene', 'moon'],
      ['motif', 'unicorn'],
    ].map(([field = '', value]): Fault => [
      `a poster of no ${field}, of a travel`,
      (content) => {
        content.set(FACTS, 'pictures.0.poster.motif', 'condor');
        content.set(FACTS, `pictures.0.poster.${field}`, value);
      },
      `${FACTS} pictures.0.poster.${field}: is none of `,
    ]),
    [
      'a motif that has no place in the scene',
      (content) =>
        content.set(FACTS, 'pictures.0.poster', {
          scene: 'dunes',
          palette: 'day',
          motif: 'whale',
          seed: 1,
        }),
      `${FACTS} pictures.0.poster.motif: has no place in this scene`,
    ],
    [
      'a poster whose scene has no words',
      (content) => content.unset('pictures.yaml', 'scenes.dunes'),
      'pictures.yaml scenes.dunes: is ',
    ],
  ]);
});
