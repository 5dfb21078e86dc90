/**
 * What people call a kind of travel when they search (SRCH-03), by language: a travel's own text seldom
 * has the word in the form that is typed. Beginnings of the last word are found anyway; other forms of a
 * word stand here, since there are no stems: "wandern" begins no "Wanderung". Phrases are separated by commas.
 */
import type { Language } from '../../domain/market.ts';
import type { Badge, Transport, TravelStyle } from '../../domain/vocabulary.ts';
import type { TravelRecord } from '../catalogue/records.ts';
import { foldedWords } from './fold-text.ts';

export type WordsByLanguage = Readonly<Record<Language, string>>;

export const STYLE_WORDS: Readonly<Record<TravelStyle, WordsByLanguage>> = {
  'on-the-road': {
    en: 'on the road, road trip, road trips, roadtrip',
    it: 'on the road, itinerante, strada',
    es: 'en ruta, por carretera',
    fr: 'sur la route, road-trip',
    de: 'Rundreise, Rundreisen, Roadtrip',
  },
  trekking: {
    en: 'trekking, trek, treks, hiking, hike, hikes, walking, walk, walks',
    it: 'trekking, escursioni, escursione, escursionismo, cammino, cammini, camminare, camminata, camminate, passeggiata, passeggiate',
    es: 'trekking, senderismo, caminar, caminata, caminatas, excursionismo',
    fr: 'trek, randonnée, randonnées, randonner, rando, marche, marches, marcher, balade, balades',
    de: 'Trekking, Wandern, Wanderung, Wanderungen, Wanderreise, Wanderurlaub',
  },
  discovery: {
    en: 'discovery, discover',
    it: 'scoperta, scoprire',
    es: 'descubrimiento, descubrir',
    fr: 'découverte, découvrir',
    de: 'Entdeckung, entdecken',
  },
  beach: {
    en: 'beach, beaches, sea, seaside, swim, swimming',
    it: 'spiaggia, spiagge, mare, nuotare, nuotata',
    es: 'playa, playas, mar, nadar, bañarse',
    fr: 'plage, plages, mer, nager, baignade',
    de: 'Strand, Strände, Meer, Badeurlaub, Strandurlaub, baden, schwimmen',
  },
  winter: {
    en: 'winter, snow, ski, skiing',
    it: 'inverno, neve, sciare, sci',
    es: 'invierno, nieve, esquí, esquiar',
    fr: 'hiver, neige, ski, skier',
    de: 'Winter, Schnee, Ski, Skifahren',
  },
  safari: { en: 'safari', it: 'safari', es: 'safari', fr: 'safari', de: 'Safari' },
  sailing: {
    en: 'sailing, sail, boat, ship, cruise',
    it: 'vela, barca, nave, crociera',
    es: 'vela, velero, barco, crucero',
    fr: 'voile, voilier, bateau, croisière',
    de: 'Segeln, Segelreise, Segelreisen, Segeltörn, Segelboot, Boot, Schiff, Schiffsreise, Kreuzfahrt',
  },
};

/** Of means of transport that people choose a travel for: each that is on one day at least. */
const TRANSPORT_WORDS: Readonly<Partial<Record<Transport, WordsByLanguage>>> = {
  train: {
    en: 'train, trains, rail, railway',
    it: 'treno, treni, ferrovia',
    es: 'tren, trenes, ferrocarril',
    fr: 'train, trains, chemin de fer',
    de: 'Zug, Züge, Bahn, Bahnreise, Zugreise, Eisenbahn',
  },
};

/** Of badges that say what there is to see. */
export const BADGE_WORDS: Readonly<Partial<Record<Badge, WordsByLanguage>>> = {
  wildlife: {
    en: 'wildlife, animals',
    it: 'animali, fauna',
    es: 'animales, fauna',
    fr: 'animaux, faune',
    de: 'Wildtiere, Tiere, Tierbeobachtung',
  },
};

/**
 * What no field of a travel says: those that have it say it in their search words, by one of these. So a thing to
 * see, or a region, is found by what it is called in any language.
 */
const ACTIVITY_WORDS: readonly WordsByLanguage[] = [
  {
    en: 'cycling, cycle, bicycle, bicycles, bike, bikes',
    it: 'bicicletta, biciclette, bici, ciclismo',
    es: 'bicicleta, bicicletas, bici, ciclismo',
    fr: 'vélo, vélos, bicyclette, cyclisme',
    de: 'Fahrrad, Fahrräder, Rad, Radtour, Radtouren, Radfahren',
  },
  {
    en: 'cooking, food, cuisine',
    it: 'cucina, cibo, gastronomia',
    es: 'cocina, comida, gastronomía',
    fr: 'cuisine, gastronomie',
    de: 'Küche, kochen, Kochkurs, Essen, Kulinarik',
  },
  {
    en: 'northern lights, aurora borealis, aurora',
    it: 'aurora boreale, aurore boreali',
    es: 'aurora boreal, auroras boreales',
    fr: 'aurore boréale, aurores boréales',
    de: 'Nordlicht, Nordlichter, Polarlicht, Polarlichter',
  },
  {
    en: 'whales, whale watching, whale',
    it: 'balena, balene',
    es: 'ballena, ballenas',
    fr: 'baleine, baleines',
    de: 'Wal, Wale, Walbeobachtung, Wale beobachten',
  },
  { en: 'Lapland', it: 'Lapponia, Laplandia', es: 'Laponia', fr: 'Laponie', de: 'Lappland' },
];

/**
 * Every word, in all languages, for the kinds that a travel is of: by its styles, badges and means of
 * transport, and by each of its search words that is itself such a word. So "wandern" and "Wanderung"
 * find the same travels, also where an editor wrote one of the two.
 */
export function kindWords({ travelStyles, badges, facts, words }: TravelRecord): string[] {
  const searchWords = Object.values(words).flatMap((texts) => texts.searchWords ?? []);
  const kinds = new Set<WordsByLanguage | undefined>([
    ...travelStyles.map((style) => STYLE_WORDS[style]),
    ...badges.map((badge) => BADGE_WORDS[badge]),
    ...facts.days.map(({ transport }) => TRANSPORT_WORDS[transport]),
    ...searchWords.map((word) => KIND_OF_PHRASE.get(phraseKey(word))),
  ]);
  return Array.from(kinds, (kind) => Object.values(kind ?? {})).flat();
}

const KIND_OF_PHRASE: ReadonlyMap<string, WordsByLanguage> = new Map(
  [
    ...Object.values(STYLE_WORDS),
    ...Object.values(TRANSPORT_WORDS),
    ...Object.values(BADGE_WORDS),
    ...ACTIVITY_WORDS,
  ].flatMap((kind) => phrasesOf(kind).map((phrase) => [phraseKey(phrase), kind] as const)),
);

/** Of all languages. */
export function phrasesOf(words: WordsByLanguage): string[] {
  return Object.values(words).flatMap((phrases) => phrases.split(', '));
}

function phraseKey(phrase: string): string {
  return foldedWords(phrase).join(' ');
}
