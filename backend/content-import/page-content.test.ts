import { describe } from 'vitest';
import { testFaults } from '../../test/support/content-faults.ts';

describe('a fault of a block names its file and its field', () => {
  testFaults([
    [
      'a block that nobody draws',
      (content) => content.set('pages/index.yaml', 'blocks.0.type', 'marquee'),
      'pages/index.yaml blocks.0.type: is none of ',
    ],
    [
      'a block that does not fit its type',
      (content) =>
        content.set('pages/index.yaml', 'blocks.0.content.link', {
          label: 'Moon',
          routingKey: 'moon',
        }),
      'pages/index.yaml blocks.0.content.link.routingKey: is none of ',
    ],
  ]);
});
