/** The gallery of a travel with scripts (TRV-06, LAY-10): all of the screen, and its keys. */
import { expect, test } from 'vitest';
import { testBrowser } from '../support/browser.ts';
import { startJourney } from '../support/journey.ts';
import { dialogOf, openGallery, stepsOf } from '../support/opened-modal.ts';

const browser = testBrowser({ hasPictures: true });

test.each([
  { width: 1280, height: 900 },
  { width: 768, height: 1024 },
])(
  'TRV-06 LAY-10 the gallery has the whole screen of $width × $height, all in view',
  async (viewport) => {
    const journey = await startJourney(await browser.visitor('de', { viewport }));
    const { page, visitor } = journey;
    await openGallery(journey);
    const dialog = dialogOf(page);
    expect(await dialog.locator('> div').boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    const picture = (await dialog.getByRole('figure').locator('img').boundingBox()) ?? fail();
    // To the edges but for their margins, one way or the other.
    const [across, down] = [picture.width / viewport.width, picture.height / viewport.height];
    expect(across > 0.9 || down > 0.65, `${across} × ${down}`).toBe(true);
    const parts = await dialog.locator('figure img, figcaption, li, a:not([aria-hidden])').all();
    for (const part of parts) {
      const { x, y, width, height } = (await part.boundingBox()) ?? fail();
      expect(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height).toBe(
        true,
      );
    }
    expect(visitor.takeProblems()).toEqual([]);
  },
);

test('TRV-06 LAY-10 A11Y-01 keys lead through the gallery, and to both its ends', async () => {
  const journey = await startJourney(await browser.visitor('de'));
  const { page, visitor } = journey;
  await openGallery(journey);
  const steps = await stepsOf(page);
  const littles = dialogOf(page).getByRole('listitem');
  const last = (await littles.count()) - 1;
  const current = () =>
    littles.evaluateAll((all) => all.findIndex((one) => one.querySelector('[aria-current]')));
  const ways = [
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['Home', 0],
    ['ArrowLeft', last],
  ] as const;
  expect(last).toBeGreaterThan(1);
  for (const [key, place] of ways) {
    await page.keyboard.press(key);
    await expect.poll(current, { message: key }).toBe(place);
  }
  expect(await stepsOf(page)).toBe(steps);
  expect(visitor.takeProblems()).toEqual([]);
});

function fail(): never {
  throw new Error('It is not drawn');
}
