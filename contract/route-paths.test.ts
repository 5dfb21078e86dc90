import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS, MARKET_IDS, type Language, type MarketId } from '../domain/market.ts';
import { CUSTOM_PAGE_KEYS, NAMED_ROUTES } from './route-path-table.ts';
import {
  isCustomPageKey,
  isDisabledRoute,
  isNamedRoute,
  matchRoute,
  pathOf,
  pathPattern,
  type RoutingKey,
} from './route-paths.ts';

/** The paths that were agreed, as in the table of routes: key, en, it, es, fr, de. */
const AGREED = `
  | index | / | / | / | / | / |
  | events-wemeet | /events-wemeet | /eventi-wemeet | /eventos-wemeet | /evenements-wemeet | /404-events-wemeet |
  | sales | /sales | /offerte | /ofertas | /promotions | /angebote |
  | search | /search | /cerca | /buscar | /recherche | /suche |
  | wishlist | /wishlist | /preferiti | /lista-de-deseos | /favoris | /merkliste |
  | coordinators-coordinator | /coordinators/{coordinator} | /coordinatori/{coordinator} | /coordinadores/{coordinator} | /coordinateurs/{coordinator} | /koordinatoren/{coordinator} |
  | travels-travel | /destinations/{travel} | /viaggi/{travel} | /viajes/{travel} | /destinations/{travel} | /reisen/{travel} |
  | travels-travel-itinerary | /destinations/{travel}/itinerary | /viaggi/{travel}/itinerario | /viajes/{travel}/itinerario | /destinations/{travel}/itineraire | /reisen/{travel}/reiseverlauf |
  | travels-travel-tour | /destinations/{travel}/{tour} | /viaggi/{travel}/{tour} | /viajes/{travel}/{tour} | /destinations/{travel}/{tour} | /reisen/{travel}/{tour} |
  | travels | /destinations | /viaggi | /viajes | /destinations | /reisen |
  | tours | /confirmed-departures | /partenze-confermate | /salidas-confirmadas | /departs-confirmes | /bestaetigte-abreisen |
  | coordinators | /coordinators | /coordinatori | /coordinadores | /coordinateurs | /koordinatoren |
  | age-groups | /age-groups | /fasce-di-eta | /grupos-de-edad | /tranches-d-age | /altersgruppen |
  | contacts | /contacts | /contatti | /contacto | /contact | /kontakt |
  | how-it-works | /how-it-works | /come-funziona | /como-funciona | /comment-ca-marche | /so-funktionierts |
  | no-sharing-room | /private-room | /camera-privata | /habitacion-privada | /chambre-privee | /einzelzimmer |
  | faqs | /faqs | /domande-frequenti | /preguntas-frecuentes | /questions-frequentes | /haeufige-fragen |
  | media-sharing | /media/share-your-trip | /media/condividi-il-viaggio | /media/comparte-tu-viaje | /media/partagez-votre-voyage | /media/teile-deine-reise |
  | media-coordinators | /media/coordinators | /media/coordinatori | /media/coordinadores | /media/coordinateurs | /media/koordinatoren |
  | legal-general-condition | /legal/general-conditions | /legal/condizioni-generali | /legal/condiciones-generales | /legal/conditions-generales | /legal/allgemeine-reisebedingungen |
  | legal-privacy-policy | /legal/privacy-policy | /legal/privacy | /legal/privacidad | /legal/confidentialite | /legal/datenschutz |
  | legal-terms-conditions | /legal/terms | /legal/termini | /legal/terminos | /legal/conditions-d-utilisation | /legal/nutzungsbedingungen |
  | legal-cancellation-policy | /legal/cancellation | /legal/cancellazione | /legal/cancelacion | /legal/annulation | /legal/stornierung |
  | legal-imprint | /legal/notice | /legal/informazioni-azienda | /legal/aviso-legal | /legal/mentions-legales | /legal/impressum |
  | asia | /asia-trips | /viaggi-asia | /viajes-asia | /voyages-asie | /asien-reisen |
  | europe | /europe-trips | /viaggi-europa | /viajes-europa | /voyages-europe | /europa-reisen |
  | america | /america-trips | /viaggi-america | /viajes-america | /voyages-amerique | /amerika-reisen |
  | africa | /africa-trips | /viaggi-africa | /viajes-africa | /voyages-afrique | /afrika-reisen |
  | oceania | /oceania-trips | /viaggi-oceania | /viajes-oceania | /voyages-oceanie | /ozeanien-reisen |
  | antarctica | /antarctica-trips | /viaggi-antartide | /viajes-antartida | /voyages-antarctique | /antarktis-reisen |
`;

/** The one named route of which English markets differ. */
const AGREED_SEARCH_AI: Readonly<Record<MarketId, string>> = {
  international: '/404-search-ai',
  it: '/cerca-tra-le-stelle-7q4x',
  'en-WE': '/search-ai',
  'en-US': '/404-search-ai',
  es: '/404-busqueda-ai',
  fr: '/404-recherche-ai',
  de: '/404-suche-ai',
};

const COLUMNS: readonly Language[] = ['en', 'it', 'es', 'fr', 'de'];

const agreed: [key: string, market: MarketId, path: string][] = [
  ...AGREED.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, key = '', ...paths]) =>
      MARKET_IDS.map((id): [string, MarketId, string] => [
        key,
        id,
        paths[COLUMNS.indexOf(MARKETS[id].language)] ?? '',
      ]),
    ),
  ...MARKET_IDS.map((id): [string, MarketId, string] => ['search-ai', id, AGREED_SEARCH_AI[id]]),
];

const EVERY_KEY: readonly RoutingKey[] = [...NAMED_ROUTES, ...CUSTOM_PAGE_KEYS];

describe('the table', () => {
  test('RTE-01 RTE-04 every key of every market is agreed on, and no other', () => {
    const keys = new Set(agreed.map(([key]) => key));
    expect([...keys].sort()).toEqual(EVERY_KEY.toSorted());
    expect(agreed).toHaveLength(EVERY_KEY.length * 7);
  });

  test.each(agreed)('RTE-01 RTE-04 %s in %s is %s', (key, market, path) => {
    expect(pathPattern(key as RoutingKey, market)).toBe(path);
  });

  test('RTE-04 named routes and custom pages are told apart', () => {
    expect(EVERY_KEY.filter(isNamedRoute)).toEqual(NAMED_ROUTES);
    expect(EVERY_KEY.filter(isCustomPageKey)).toEqual(CUSTOM_PAGE_KEYS);
    expect(['', 'toString', 'japan'].some((key) => isNamedRoute(key) || isCustomPageKey(key))).toBe(
      false,
    );
  });

  test.each([...MARKET_IDS])('RTE-01 in %s no two keys share a path', (market) => {
    const shapes = EVERY_KEY.map((key) => pathPattern(key, market).replace(/\{\w+\}/g, '*'));
    expect(new Set(shapes).size).toBe(EVERY_KEY.length);
  });

  test('RTE-06 every path is lower-case ASCII without a slash at its end', () => {
    for (const [, , path] of agreed) expect(path).toMatch(/^(\/|(\/([a-z0-9-]+|\{[a-z]+\}))+)$/);
  });
});

describe('pathOf', () => {
  test.each<[RoutingKey, MarketId, Record<string, string>, string]>([
    ['index', 'it', {}, '/'],
    ['travels-travel', 'it', { travel: 'giappone' }, '/viaggi/giappone'],
    ['travels-travel-itinerary', 'fr', { travel: 'japon' }, '/destinations/japon/itineraire'],
    ['travels-travel-tour', 'de', { travel: 'japan', tour: 'JP-27' }, '/reisen/japan/JP-27'],
    ['travels-travel', 'es', { travel: 'a/b c?ñ' }, '/viajes/a%2Fb%20c%3F%C3%B1'],
    ['travels', 'it', { travel: 'unused' }, '/viaggi'],
  ])('RTE-01 %s in %s with %j is %s', (key, market, parameters, path) => {
    expect(pathOf(key, market, parameters)).toBe(path);
  });

  test('RTE-01 a missing parameter is a mistake that is heard', () => {
    expect(() => pathOf('travels-travel-tour', 'it', { travel: 'giappone' })).toThrow(
      'Path of travels-travel-tour needs the parameter tour',
    );
  });
});

describe('matchRoute', () => {
  test.each(agreed.filter(([key, market]) => !isDisabledRoute(key as RoutingKey, market)))(
    'RTE-05 %s in %s is found at %s',
    (key, market, path) => {
      const example = path.replace(/\{(\w+)\}/g, 'any-$1');
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const parameters = Object.fromEntries(names.map((name) => [name, `any-${name}`]));
      expect(matchRoute(example, market)).toEqual({ key, parameters });
    },
  );

  test.each([...MARKET_IDS])('RTE-05 in %s the itinerary of a travel is never a tour', (market) => {
    const path = pathOf('travels-travel-itinerary', market, { travel: 'x' });
    const other = pathOf('travels-travel-tour', market, { travel: 'x', tour: 'y' });
    expect(matchRoute(path, market)?.key).toBe('travels-travel-itinerary');
    expect(matchRoute(other, market)?.key).toBe('travels-travel-tour');
  });

  test.each<[MarketId, string]>([
    ['it', '/search'],
    ['it', '/destinations/japan'],
    ['en-WE', '/viaggi/giappone'],
    ['en-US', '/search-ai'],
    ['international', '/search-ai'],
    ['es', '/cerca-tra-le-stelle-7q4x'],
    ['en-WE', '/japan-trips'],
    ['en-WE', '/Search'],
    ['en-WE', '/search/x'],
    ['en-WE', '/destinations/x/y/z'],
    ['en-WE', '/coordinators/x/y'],
    ['en-WE', '/destinations/x/itinerary/day-1'],
    ['en-WE', '/__proto__'],
  ])('RTE-05 in %s no route is at %s', (market, path) => {
    expect(matchRoute(path, market)).toBeNull();
  });

  test('RTE-05 what pathOf writes is found again, whatever the slug and the code are', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !text.includes('/') && text.isWellFormed());
    fc.assert(
      fc.property(fc.constantFrom(...MARKET_IDS), segment, segment, (market, travel, tour) => {
        const itinerary = pathPattern('travels-travel-itinerary', market).split('/').at(-1);
        fc.pre(tour !== itinerary);
        const path = pathOf('travels-travel-tour', market, { travel, tour });
        expect(matchRoute(decodeURIComponent(path), market)).toEqual({
          key: 'travels-travel-tour',
          parameters: { travel, tour },
        });
      }),
    );
  });
});

describe('hidden routes', () => {
  test('RTE-02 events-wemeet is switched off in de alone, and nothing else is', () => {
    const off = EVERY_KEY.flatMap((key) =>
      MARKET_IDS.filter((market) => isDisabledRoute(key, market)).map((market) => [key, market]),
    );
    expect(off).toEqual([['events-wemeet', 'de']]);
  });

  test('RTE-02 its placeholder path is no route there, and neither are the other markets’', () => {
    for (const market of MARKET_IDS) {
      expect(matchRoute(pathPattern('events-wemeet', market), 'de')).toBeNull();
    }
  });

  test('RTE-03 search-ai works for who knows the path, and is named so in en-WE alone', () => {
    const found = MARKET_IDS.filter((market) => matchRoute('/search-ai', market) !== null);
    expect(found).toEqual(['en-WE']);
    for (const market of MARKET_IDS) {
      expect(matchRoute(AGREED_SEARCH_AI[market], market)?.key).toBe('search-ai');
    }
  });
});
