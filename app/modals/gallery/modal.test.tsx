import { describe, expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { shownModal } from '../../../test/support/shown-modal.ts';
import { exampleImage } from '../../images/example-image.ts';
import { ModalStateProvider } from '../modal-frame.tsx';
import type { ModalSubjects } from '../modal-subjects.ts';
import GalleryModal, { swipeOf } from './modal.tsx';

const PICTURES = (['fjord', 'peaks', 'coast'] as const).map(exampleImage);
const STATE = shownModal('gallery', { width: 1024 });

type Pictures = ModalSubjects['gallery']['pictures'];

function draw(type: string | null, pictures: Pictures = PICTURES) {
  return renderInSite(
    <ModalStateProvider value={STATE}>
      <GalleryModal subject={{ title: 'Albania', pictures }} type={type} />
    </ModalStateProvider>,
  );
}

/** Where its links lead: arrows, then the little pictures. */
const typesOf = (html: string) =>
  byRole(html).links.flatMap((link) => /[?&]type=([\w-]+)/.exec(link)?.[1] ?? []);

describe('TRV-06 LAY-10 the gallery', () => {
  test.each([
    ['the first one', null, 'fjord', '1 of 3', ['example-coast', 'example-peaks']],
    [
      'the one that was pressed',
      'example-coast',
      'coast',
      '3 of 3',
      ['example-peaks', 'example-fjord'],
    ],
    [
      'the first one for what there is not',
      'x',
      'fjord',
      '1 of 3',
      ['example-coast', 'example-peaks'],
    ],
  ])(
    'shows %s, where it stands, and the way to those beside it',
    async (_, type, words, place, beside) => {
      const html = await draw(type);
      expect(byRole(html).one('figure').text).toMatch(new RegExp(`${words} ${place}$`));
      expect(typesOf(html)).toEqual([...beside, ...PICTURES.map(({ id }) => id)]);
      const current = byRole(html)
        .all('link')
        .filter(({ attributes }) => attributes['aria-current'] === 'true');
      expect(current).toHaveLength(1);
    },
  );

  test('names the traveller whose picture it is', async () => {
    const html = await draw(null, [{ ...exampleImage('fjord'), by: 'Ada' }]);
    expect(byRole(html).one('figure').text).toMatch(/ · Picture by Ada$/);
  });

  test('of one picture leads nowhere', async () => {
    const html = await draw(null, PICTURES.slice(0, 1));
    expect(typesOf(html)).toEqual([]);
    expect(visibleText(html)).not.toContain('of 1');
  });
});

test.each([
  ['drawn to the left', -90, 10, 'next'],
  ['drawn to the right', 60, -20, 'previous'],
  ['pressed', -12, 3, null],
  ['scrolled', 50, 200, null],
] as const)('TRV-06 a picture %s', (_, dx, dy, way) => {
  expect(swipeOf({ x: 200, y: 300 }, { x: 200 + dx, y: 300 + dy })).toBe(way);
});
