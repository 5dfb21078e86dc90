import { expect, test } from 'vitest';
import { byRole } from '../../../test/support/by-role.ts';
import { renderInSite } from '../../../test/support/render-in-site.tsx';
import { HistorySection } from './history-section.tsx';

const send = () => undefined;

test('SRCH-14 each search of the history leads to it again', async () => {
  const html = await renderInSite(
    <HistorySection
      send={send}
      searches={[
        {
          date: 1,
          userStatus: 'guest',
          values: { destination: 'Japan', dateFrom: '2027-05-01', dateTo: '2027-05-31' },
          query: 'destinationId%5B%5D=JPN&dateFrom=2027-05-01&dateTo=2027-05-31',
        },
      ]}
    />,
    { marketId: 'it' },
  );
  const link = byRole(html).one('link', 'Japan Partenza maggio 2027');
  expect(link.attributes.href).toMatch(/^\/cerca\?destinationId%5B%5D=JPN&dateFrom=2027-05-01/);
});
