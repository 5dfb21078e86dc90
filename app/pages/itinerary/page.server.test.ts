import { describe, expect, test } from 'vitest';
import { exampleTravel } from '../../../test/support/example-tours.ts';
import { exampleArguments } from '../../../test/support/page-loader-arguments.ts';
import { thrownBy } from '../../../test/support/thrown-by.ts';
import { loadPage } from '../define-page.server.ts';
import { itineraryPage } from './page.server.ts';

const travel = exampleTravel({ slug: 'giappone-in-treno' });

describe('the loader of the itinerary page', () => {
  test('TRV-07 gives every day, a title in the market’s words, and its own canonical', async () => {
    const page = await exampleArguments({
      marketId: 'it',
      path: '/viaggi/giappone-in-treno/itinerario',
      answers: { '/travels/giappone-in-treno': travel },
    });
    const { status, seo, data } = await loadPage(itineraryPage, page);
    expect(status).toBe(200);
    expect(data.travel.days).toHaveLength(2);
    expect(seo.title).toBe('Japan by rail: giorno per giorno');
    expect(seo.canonical).toBe('/viaggi/giappone-in-treno/itinerario');
    expect(seo.alternates.de).toBe('/reisen/japan-mit-dem-zug/reiseverlauf');
  });

  test('RTE-05 leads a former slug to the itinerary’s own path, not to the travel’s', async () => {
    const page = await exampleArguments({
      marketId: 'it',
      path: '/viaggi/giappone-classico/itinerario?a=b',
      answers: { '/travels/giappone-classico': travel },
    });
    const response = await thrownBy(loadPage(itineraryPage, page));
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/viaggi/giappone-in-treno/itinerario?a=b');
  });
});
