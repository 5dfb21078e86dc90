import { describe, expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../test/support/render-in-site.tsx';
import { confirmedTour, discountedTour, gatheringTour } from './card-examples.ts';
import { TourGroups } from './listing-groups.tsx';

const tours = [confirmedTour, discountedTour, gatheringTour];
const headingsOf = (html: string) =>
  [...html.matchAll(/<(h\d)[^>]*>(.*?)<\/\1>/g)].map(([, level, words = '']) => [
    level,
    visibleText(words).slice(0, 10),
  ]);

describe('RES-07 groups of tours', () => {
  test('stand under their months, headings in order', async () => {
    expect(headingsOf(await renderInSite(<TourGroups tours={tours} />))).toEqual([
      ['h3', 'April 2027'],
      ['h4', 'Japan by r'],
      ['h3', 'May 2027'],
      ['h4', 'Peru: the '],
      ['h4', 'Japan by r'],
    ]);
  });

  test('have no months under another sort, and no gap in the headings', async () => {
    const html = await renderInSite(<TourGroups tours={tours} sort="price:asc" under={1} />);
    expect(headingsOf(html).map(([level]) => level)).toEqual(['h2', 'h2', 'h2']);
    expect(html.match(/<ul /g)).toHaveLength(1);
  });

  test('MKT-04 months are in the words of the market', async () => {
    const html = await renderInSite(<TourGroups tours={[confirmedTour]} />, { marketId: 'it' });
    expect(visibleText(html)).toContain('aprile 2027');
  });
});
