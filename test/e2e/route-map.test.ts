/** The names on maps as a browser draws them: with its letters, and at the widths that a page gives them. */
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { travelOfId } from '../support/site-content.ts';
import { travelPath } from '../support/site-paths.ts';

const browser = testBrowser({ hasPictures: true });

/** With the most names beside each other, or the widest letters. */
const CROWDED = [
  'cambodia-laos-mekong',
  'indonesia-java-bali',
  'nepal-annapurna',
  'peru-andes-titicaca',
];

test('TRV-06 A11Y-02 no name covers another one or a mark, or leaves the map', async () => {
  const visitor = await browser.visitor('es', { scripts: 'off' });
  for (const id of CROWDED) {
    await visitor.open(travelPath(travelOfId(id), 'es'));
    for (const width of [320, 375, 1280]) {
      await visitor.page.setViewportSize({ width, height: 900 });
      const faults = await visitor.page
        .locator('figure:has(img[src^="/route-maps/"])')
        .evaluate((figure) => {
          const frame = figure.querySelector('div')?.getBoundingClientRect() ?? new DOMRect();
          const marks = [...figure.querySelectorAll('[data-days]')].map((mark) => {
            const name = mark.querySelector('span');
            const isSeen = name && getComputedStyle(name).clipPath === 'none';
            return {
              box: mark.getBoundingClientRect(),
              name: isSeen ? name.getBoundingClientRect() : null,
            };
          });
          const isOver = (one: DOMRect, other: DOMRect) =>
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5 &&
            one.top < other.bottom - 0.5 &&
            other.top < one.bottom - 0.5;
          return marks.flatMap(({ name }, index) => {
            if (!name) return [];
            const isOut =
              name.left < frame.left ||
              name.right > frame.right ||
              name.top < frame.top ||
              name.bottom > frame.bottom;
            const others = marks.filter((_, other) => other !== index);
            const isCovering = others.some(
              (other) => isOver(name, other.box) || (other.name && isOver(name, other.name)),
            );
            return isOut || isCovering ? [index + 1] : [];
          });
        });
      expect(faults, `${id}, ${width} px`).toEqual([]);
    }
  }
});
