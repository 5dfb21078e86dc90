/** Places and kinds of travels by what they are called in all languages, each as the filter that it asks for. */
import type { ListingBody } from '../../domain/filters/search-filters.ts';
import type { FilterName } from '../../domain/filters/filters.ts';
import type { PaceLimit } from '../../domain/travel-pace.ts';
import type { Badge, Mood, TravelType } from '../../domain/vocabulary.ts';
import {
  COUNTRY_CODES,
  countryAdjectives,
  searchableCountryNames,
} from '../catalogue/country-names.ts';
import { COUNTRY_PARTS } from '../catalogue/country-parts.ts';
import { BADGE_WORDS, phrasesOf, STYLE_WORDS } from '../search-index/kind-words.ts';
import { CONTINENT_PHRASES } from '../search-index/search-vocabulary.ts';
import { foldText } from '../search-index/fold-text.ts';
import { innerSlipsOf } from '../../domain/one-slip-apart.ts';
import { PhraseBook, phraseBook } from './phrase-book.ts';
import { REGIONS } from './regions.ts';

/** One value of a filter; of one that is on or off, no item. Of a pace one holds. */
export interface Wish {
  readonly name: FilterName;
  readonly item?: string;
  /** The part of the country that is meant (ISO 3166-2). */
  readonly part?: string;
}

/** What one phrase asks for. */
export interface Wishes {
  readonly wishes: readonly Wish[];
  /** Of a part of the world, the countries that trips go to are meant. */
  readonly isRegion?: boolean;
}

const MOOD_WORDS: Readonly<Record<Mood, string>> = {
  NATURE:
    'nature, natural, outdoors, outdoor, natura, naturaleza, Natur, Naturreise, Naturreisen, landscapes, paesaggi, paisajes, paysages, Landschaft, Landschaften',
  RELAX:
    'relax, relaxing, relaxation, chill, rilassante, riposo, relajante, relajarse, descanso, détente, repos, relaxant, reposant, Erholung, Entspannung, entspannen, erholsam',
  HISTORY:
    'history, historic, historical, ruins, archaeology, storia, storico, storica, archeologia, historia, histórico, histórica, arqueología, ruinas, rovine, histoire, historique, archéologie, ruines, Geschichte, historisch, historische, Ruinen, Archäologie',
  CULTURE:
    'culture, cultural, museums, temples, cultura, culturale, culturali, templi, musei, culturales, templos, museos, culturel, culturelle, musées, Kultur, Kulturreise, Kulturreisen, kulturell, Tempel, Museen',
  PARTY:
    'party, parties, nightlife, clubbing, festa, feste, vita notturna, divertimento, fiesta, fiestas, vida nocturna, fête, faire la fête, vie nocturne, Nachtleben, feiern, Feiern',
};

/** Whoever asks for a demanding one does not mean "at most". */
const PACE_WORDS: Readonly<Partial<Record<PaceLimit, string>>> = {
  easy: 'easy, easygoing, easy going, relaxed, leisurely, gentle, slow pace, slow paced, slow travel, unhurried, not strenuous, facile, facili, tranquillo, tranquilla, tranquilli, rilassato, rilassata, lento, con calma, senza fretta, poco impegnativo, poco faticoso, non impegnativo, non faticoso, fácil, fáciles, tranquilo, tranquila, tranquilos, relajado, relajada, pausado, ritmo suave, sin prisa, sin prisas, poco exigente, faciles, tranquille, tranquilles, rythme doux, en douceur, sans se presser, peu physique, leicht, leichte, leichten, leichter, leichtes, gemütlich, gemütliche, gemütlichen, gemütlicher, gemütliches, gemächlich, entspannt, entspannte, entspannten, entspannter, geruhsam, ruhig, ruhige, ruhigen, ruhigem, ruhiger, ruhiges, ohne Stress, ohne Hektik, ohne Eile, nicht anstrengend',
  moderate:
    'moderate, medium, not too hard, not too demanding, not too strenuous, not too difficult, not too tough, moderato, moderata, ritmo medio, non troppo impegnativo, non troppo faticoso, non troppo difficile, non troppo duro, moderado, moderada, no muy exigente, no muy duro, no muy difícil, no demasiado exigente, no demasiado duro, modéré, modérée, rythme moyen, pas trop difficile, pas trop physique, pas trop fatigant, pas trop sportif, pas trop dur, moderat, mittel, mittleres Tempo, mittelschwer, nicht zu anstrengend, nicht zu schwer, nicht zu anspruchsvoll',
};

const TYPE_WORDS: Readonly<Record<TravelType, string>> = {
  adventure:
    'adventure, adventures, adventurous, avventura, avventure, avventuroso, aventura, aventuras, aventure, aventures, Abenteuer, Abenteuerreise, Abenteuerreisen, Abenteuerurlaub',
  classic: 'classic, classico, clásico, classique, klassisch',
  expedition:
    'expedition, expeditions, spedizione, expedición, expédition, Expedition, Expeditionsreise',
  city: 'city trip, city break, city breaks, city, cities, città, ciudad, ciudades, ville, villes, Städtereise, Städtereisen, Städtetrip, Stadt, Städte',
};

const MORE_BADGE_WORDS: Readonly<Partial<Record<Badge, string>>> = {
  wildlife:
    'wild animals, animal, nature and wildlife, animali selvatici, vida salvaje, vie sauvage, animaux sauvages, wilde Tiere, Tierwelt',
  eco: 'eco, eco friendly, ecotourism, sustainable, green travel, ecologico, sostenibile, sostenibili, ecológico, sostenible, sostenibles, écologique, écoresponsable, responsable, responsabile, durable, nachhaltig, nachhaltige, öko, umweltfreundlich',
  'off-the-beaten-track':
    'off the beaten track, off the beaten path, unusual, remote, fuori dalle rotte, insolito, fuera de lo común, poco turístico, hors des sentiers battus, insolite, abseits der Touristenpfade, abgelegen, Geheimtipp',
  bestseller:
    'bestseller, bestsellers, most popular, popular, más vendido, più venduti, meilleures ventes, beliebt, beliebteste',
  new: 'new trips, novità, novedades, nouveautés, neue Reisen, Neuheiten',
};

const ON_OR_OFF: Readonly<Partial<Record<FilterName, string>>> = {
  isNoSharingRoomAvailable:
    'single room, single rooms, single supplement, single occupancy, private room, private rooms, own room, camera singola, camere singole, camera privata, singola, habitación individual, habitaciones individuales, habitación privada, chambre individuelle, chambres individuelles, chambre privée, chambre simple, chambre seule, Einzelzimmer, Einzelbelegung, eigenes Zimmer',
  discounted:
    'discount, discounts, discounted, on sale, sale, deals, deal, offers, offer, special offer, special offers, sconto, sconti, scontato, scontati, offerta, offerte, in offerta, promo, promozione, descuento, descuentos, oferta, ofertas, en oferta, rebajas, rebajado, réduction, réductions, promotion, promotions, en promo, promos, solde, soldes, offre, offres, Rabatt, Rabatte, reduziert, Angebot, Angebote, Sonderangebot, Sonderangebote, Schnäppchen',
};

const CONFIRMED =
  'confirmed, guaranteed, guaranteed departure, guaranteed departures, confermato, confermati, confermata, confermate, partenza confermata, partenze confermate, garantito, partenza garantita, partenze garantite, confirmado, confirmados, confirmada, salida confirmada, salidas confirmadas, salida garantizada, salidas garantizadas, garantizado, confirmé, confirmés, départ confirmé, départs confirmés, départ garanti, départs garantis, garanti, bestätigt, bestätigte, garantiert, garantierte, garantierte Abfahrt, garantierte Durchführung';
const CONFIRMED_STATUSES: ListingBody['status'] = ['CONFIRMED', 'ALMOST_FULL'];

/** Countries by names that are other words in small letters: "for us two". ISO 3166 alpha-3. */
const COUNTRY_OF_CAPITALS: ReadonlyMap<string, string> = new Map([['US', 'USA']]);

/** The country that a word in capitals or with dots stands for: "US", "u.s.". */
export function countryOfCapitals(typed: string): string | undefined {
  const name = typed.includes('.') ? typed.replaceAll('.', '').toUpperCase() : typed;
  return COUNTRY_OF_CAPITALS.get(name);
}

/** The country that a word of four letters is a slip of a short name of. */
export function countryOfInnerSlip(word: string): string | undefined {
  innerSlips ??= new Map(
    COUNTRY_CODES.flatMap((code) =>
      searchableCountryNames(code)
        .flatMap((name) => innerSlipsOf(foldText(name)))
        .filter((slip) => slip.length === SHORT_SLIP)
        .map((slip): [string, string] => [slip, code]),
    ),
  );
  return innerSlips.get(word);
}

let innerSlips: ReadonlyMap<string, string> | undefined;
const SHORT_SLIP = 4;

/** Whether a name of the country begins with the letter: a slip is seldom in the first one. */
export function beginsNameOf(country: string, letter: string): boolean {
  return searchableCountryNames(country).some((name) => foldText(name).startsWith(letter));
}

/** Of "America", which is a country's name, too. */
export function isContinent(text: string): boolean {
  continents ??= phraseBook(true, ...Object.values(CONTINENT_PHRASES).map((names) => names.join()));
  return continents.get(text) ?? false;
}

let continents: PhraseBook<true> | undefined;

/** Parts of the world as the countries of them. */
export function regionBook(regions: typeof REGIONS): PhraseBook<Wishes> {
  const book = new PhraseBook<Wishes>();
  for (const [countries, names] of regions) {
    const wishes = countries.split(' ').map((item): Wish => ({ name: 'destinationId', item }));
    book.add({ wishes, isRegion: wishes.length > 1 }, ...names.split(','));
  }
  return book;
}

/** Every country, also those that no travel goes to, and every word for a kind of travel. */
export function wishBook(): PhraseBook<Wishes> {
  const book = regionBook(REGIONS);
  const add = (name: FilterName, item: string | undefined, phrases: readonly string[]) =>
    book.add({ wishes: [{ name, item }] }, ...phrases);
  const addWords = (name: FilterName, words: Readonly<Record<string, string>>) => {
    for (const [item, phrases] of Object.entries(words)) {
      add(name, item, phrases.split(', '));
    }
  };
  for (const { id: part, country: item, names } of COUNTRY_PARTS) {
    book.add({ wishes: [{ name: 'destinationId', item, part }] }, ...Object.values(names));
  }
  for (const code of COUNTRY_CODES) {
    const names = searchableCountryNames(code).filter((name) => !COUNTRY_OF_CAPITALS.has(name));
    add('destinationId', code, names);
  }
  for (const [code, phrases] of Object.entries(CONTINENT_PHRASES)) {
    add('continentId', code, phrases);
  }
  for (const [style, words] of Object.entries(STYLE_WORDS)) {
    add('travelStyles', style, phrasesOf(words));
  }
  for (const [badge, words] of Object.entries(BADGE_WORDS)) {
    add('badgeId', badge, phrasesOf(words));
  }
  addWords('badgeId', MORE_BADGE_WORDS);
  addWords('moods', MOOD_WORDS);
  addWords('travelTypes', TYPE_WORDS);
  addWords('pace', PACE_WORDS);
  for (const [name, phrases] of Object.entries(ON_OR_OFF)) {
    add(name as FilterName, undefined, phrases.split(', '));
  }
  const confirmed = CONFIRMED_STATUSES?.map((item): Wish => ({ name: 'status', item })) ?? [];
  book.add({ wishes: confirmed }, ...CONFIRMED.split(', '));
  for (const code of COUNTRY_CODES) {
    add('destinationId', code, countryAdjectives(code));
  }
  return book;
}
