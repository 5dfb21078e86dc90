/**
 * The keys of named routes and custom pages, and the path of each in each language (RTE-01). A named route also
 * says which kind of page stands there; at the key of a custom page it is one.
 */
import type { Language, MarketId } from '../domain/market.ts';

type Paths = Readonly<Record<Language, string>>;

export interface NamedRow {
  /** Kind of the page there, a folder of `app/pages`; null for a route without a page yet. */
  readonly page: string | null;
  readonly paths: Paths;
  /** Queries under which the sitemap lists it; absent for pages that the backend lists, or that nobody does. */
  readonly sitemap?: readonly string[];
}

export const NAMED_ROUTE_TABLE = {
  index: { page: 'custom-page', paths: { en: '/', it: '/', es: '/', fr: '/', de: '/' } },
  'events-wemeet': {
    page: 'wemeet',
    sitemap: [''],
    paths: {
      en: '/events-wemeet',
      it: '/eventi-wemeet',
      es: '/eventos-wemeet',
      fr: '/evenements-wemeet',
      de: '/404-events-wemeet',
    },
  },
  sales: {
    page: 'custom-page',
    paths: { en: '/sales', it: '/offerte', es: '/ofertas', fr: '/promotions', de: '/angebote' },
  },
  search: {
    page: 'search',
    sitemap: ['', '?tab=travels'],
    paths: { en: '/search', it: '/cerca', es: '/buscar', fr: '/recherche', de: '/suche' },
  },
  'search-ai': {
    page: 'search-ai',
    sitemap: [''],
    paths: {
      en: '/404-search-ai',
      it: '/cerca-tra-le-stelle-7q4x',
      es: '/404-busqueda-ai',
      fr: '/404-recherche-ai',
      de: '/404-suche-ai',
    },
  },
  wishlist: {
    page: 'wishlist',
    paths: {
      en: '/wishlist',
      it: '/preferiti',
      es: '/lista-de-deseos',
      fr: '/favoris',
      de: '/merkliste',
    },
  },
  'coordinators-coordinator': {
    page: 'coordinator',
    paths: {
      en: '/coordinators/{coordinator}',
      it: '/coordinatori/{coordinator}',
      es: '/coordinadores/{coordinator}',
      fr: '/coordinateurs/{coordinator}',
      de: '/koordinatoren/{coordinator}',
    },
  },
  'travels-travel': {
    page: 'travel',
    paths: {
      en: '/destinations/{travel}',
      it: '/viaggi/{travel}',
      es: '/viajes/{travel}',
      fr: '/destinations/{travel}',
      de: '/reisen/{travel}',
    },
  },
  'travels-travel-itinerary': {
    page: 'itinerary',
    paths: {
      en: '/destinations/{travel}/itinerary',
      it: '/viaggi/{travel}/itinerario',
      es: '/viajes/{travel}/itinerario',
      fr: '/destinations/{travel}/itineraire',
      de: '/reisen/{travel}/reiseverlauf',
    },
  },
  'travels-travel-tour': {
    page: 'tour',
    paths: {
      en: '/destinations/{travel}/{tour}',
      it: '/viaggi/{travel}/{tour}',
      es: '/viajes/{travel}/{tour}',
      fr: '/destinations/{travel}/{tour}',
      de: '/reisen/{travel}/{tour}',
    },
  },
} as const satisfies Readonly<Record<string, NamedRow>>;

export type NamedRoute = keyof typeof NAMED_ROUTE_TABLE;
export const NAMED_ROUTES = Object.keys(NAMED_ROUTE_TABLE) as readonly NamedRoute[];

export const CUSTOM_PAGE_KEYS = [
  'travels',
  'tours',
  'coordinators',
  'age-groups',
  'contacts',
  'how-it-works',
  'no-sharing-room',
  'faqs',
  'media-sharing',
  'media-coordinators',
  'legal-general-condition',
  'legal-privacy-policy',
  'legal-terms-conditions',
  'legal-cancellation-policy',
  'legal-imprint',
  'asia',
  'europe',
  'america',
  'africa',
  'oceania',
  'antarctica',
] as const;
export type CustomPageKey = (typeof CUSTOM_PAGE_KEYS)[number];

/** Where one market differs from its language. */
export const MARKET_PATHS: Readonly<
  Partial<Record<NamedRoute, Partial<Record<MarketId, string>>>>
> = {
  'search-ai': { 'en-WE': '/search-ai' },
};

/** Routes that a market has switched off by a placeholder path: they answer 404 there (RTE-02). */
export const DISABLED_ROUTES: Readonly<Partial<Record<NamedRoute, readonly MarketId[]>>> = {
  'events-wemeet': ['de'],
};

/** Routes that links of these markets alone lead to: elsewhere who knows the path may come (RTE-03). */
export const LINKED_IN: Readonly<Partial<Record<NamedRoute, readonly MarketId[]>>> = {
  'search-ai': ['en-WE'],
};

export const CUSTOM_PAGE_PATHS: Readonly<Record<CustomPageKey, Paths>> = {
  travels: {
    en: '/destinations',
    it: '/viaggi',
    es: '/viajes',
    fr: '/destinations',
    de: '/reisen',
  },
  tours: {
    en: '/confirmed-departures',
    it: '/partenze-confermate',
    es: '/salidas-confirmadas',
    fr: '/departs-confirmes',
    de: '/bestaetigte-abreisen',
  },
  coordinators: {
    en: '/coordinators',
    it: '/coordinatori',
    es: '/coordinadores',
    fr: '/coordinateurs',
    de: '/koordinatoren',
  },
  'age-groups': {
    en: '/age-groups',
    it: '/fasce-di-eta',
    es: '/grupos-de-edad',
    fr: '/tranches-d-age',
    de: '/altersgruppen',
  },
  contacts: { en: '/contacts', it: '/contatti', es: '/contacto', fr: '/contact', de: '/kontakt' },
  'how-it-works': {
    en: '/how-it-works',
    it: '/come-funziona',
    es: '/como-funciona',
    fr: '/comment-ca-marche',
    de: '/so-funktionierts',
  },
  'no-sharing-room': {
    en: '/private-room',
    it: '/camera-privata',
    es: '/habitacion-privada',
    fr: '/chambre-privee',
    de: '/einzelzimmer',
  },
  faqs: {
    en: '/faqs',
    it: '/domande-frequenti',
    es: '/preguntas-frecuentes',
    fr: '/questions-frequentes',
    de: '/haeufige-fragen',
  },
  'media-sharing': {
    en: '/media/share-your-trip',
    it: '/media/condividi-il-viaggio',
    es: '/media/comparte-tu-viaje',
    fr: '/media/partagez-votre-voyage',
    de: '/media/teile-deine-reise',
  },
  'media-coordinators': {
    en: '/media/coordinators',
    it: '/media/coordinatori',
    es: '/media/coordinadores',
    fr: '/media/coordinateurs',
    de: '/media/koordinatoren',
  },
  'legal-general-condition': {
    en: '/legal/general-conditions',
    it: '/legal/condizioni-generali',
    es: '/legal/condiciones-generales',
    fr: '/legal/conditions-generales',
    de: '/legal/allgemeine-reisebedingungen',
  },
  'legal-privacy-policy': {
    en: '/legal/privacy-policy',
    it: '/legal/privacy',
    es: '/legal/privacidad',
    fr: '/legal/confidentialite',
    de: '/legal/datenschutz',
  },
  'legal-terms-conditions': {
    en: '/legal/terms',
    it: '/legal/termini',
    es: '/legal/terminos',
    fr: '/legal/conditions-d-utilisation',
    de: '/legal/nutzungsbedingungen',
  },
  'legal-cancellation-policy': {
    en: '/legal/cancellation',
    it: '/legal/cancellazione',
    es: '/legal/cancelacion',
    fr: '/legal/annulation',
    de: '/legal/stornierung',
  },
  'legal-imprint': {
    en: '/legal/notice',
    it: '/legal/informazioni-azienda',
    es: '/legal/aviso-legal',
    fr: '/legal/mentions-legales',
    de: '/legal/impressum',
  },
  asia: {
    en: '/asia-trips',
    it: '/viaggi-asia',
    es: '/viajes-asia',
    fr: '/voyages-asie',
    de: '/asien-reisen',
  },
  europe: {
    en: '/europe-trips',
    it: '/viaggi-europa',
    es: '/viajes-europa',
    fr: '/voyages-europe',
    de: '/europa-reisen',
  },
  america: {
    en: '/america-trips',
    it: '/viaggi-america',
    es: '/viajes-america',
    fr: '/voyages-amerique',
    de: '/amerika-reisen',
  },
  africa: {
    en: '/africa-trips',
    it: '/viaggi-africa',
    es: '/viajes-africa',
    fr: '/voyages-afrique',
    de: '/afrika-reisen',
  },
  oceania: {
    en: '/oceania-trips',
    it: '/viaggi-oceania',
    es: '/viajes-oceania',
    fr: '/voyages-oceanie',
    de: '/ozeanien-reisen',
  },
  antarctica: {
    en: '/antarctica-trips',
    it: '/viaggi-antartide',
    es: '/viajes-antartida',
    fr: '/voyages-antarctique',
    de: '/antarktis-reisen',
  },
};
