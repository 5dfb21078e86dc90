import { expect, test } from 'vitest';
import { renderInSite, visibleText } from '../../../test/support/render-in-site.tsx';
import { CoordinatorsListBlock } from './block.tsx';
import { COORDINATORS_LIST_EXAMPLES } from './block.examples.ts';

const [two, withoutAnswer] = Object.values(COORDINATORS_LIST_EXAMPLES);

test('TRV-10 the list leads to the page of each', async () => {
  const html = await renderInSite(
    two && <CoordinatorsListBlock id="a" data={two} isFirst={false} />,
    { marketId: 'de' },
  );
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/koordinatoren/ada-verdi', '/koordinatoren/ben-roth']);
  expect(visibleText(html)).toContain(
    'Ada Verdi lebt in Bologna Slow trains spricht Italian, English',
  );
});

test('TRV-10 without an answer it says so', async () => {
  const html = await renderInSite(
    withoutAnswer && <CoordinatorsListBlock id="a" data={withoutAnswer} isFirst={false} />,
  );
  expect(visibleText(html)).toContain('We could not load the trips just now.');
});
