/** What the chat can quote: the parts of pages and of travels, as plain sentences (CHAT-01). */
import type { BlockData } from '../../contract/custom-page.ts';
import { pathOf } from '../../contract/route-paths.ts';
import type { Language, Market } from '../../domain/market.ts';
import { wordsOf } from '../catalogue/presenters.ts';
import type { TravelRecord } from '../catalogue/records.ts';

export interface Passage {
  readonly page: PassagePage;
  /** Of the part of the page, where that has an address. */
  readonly hash: string | null;
  /** Its question or heading. */
  readonly title: string;
  /** Words that it is found by besides, and that nobody is shown. */
  readonly findBy: string;
  /** How much it is worth by where it stands: some parts of pages are written as answers. */
  readonly weight: number;
  /** Word for word as the page has them, without marks of emphasis and links. */
  readonly sentences: readonly string[];
}

interface PassagePage {
  /** Of a custom page its id, of a travel its own. */
  readonly id: string;
  readonly title: string;
  /** In the market. */
  readonly path: string;
}

/** A custom page as a market shows it. */
export interface QuotablePage extends PassagePage {
  readonly blocks: readonly BlockData[];
}

/** A mark of the templates of legal texts: what is to be filled in is no answer. */
const PLACEHOLDER = /[«„]\[/;

export function passagesOfPage({ blocks, ...page }: QuotablePage, language: Language): Passage[] {
  const passages = blocks.flatMap((block) =>
    partsOf(block.content).map(({ title, texts, places }): Passage => {
      const hasAddress = ADDRESSED_BLOCKS.includes(block.blockType) && places.length > 0;
      return {
        page,
        hash: hasAddress ? [block.id, ...places].join('-') : null,
        title,
        findBy: '',
        weight: WEIGHTS[block.blockType] ?? 1,
        sentences: texts.flatMap((text) => sentencesOf(text, language)),
      };
    }),
  );
  const said = passages.filter(
    ({ sentences }) => sentences.length > 0 && !sentences.some((text) => PLACEHOLDER.test(text)),
  );
  // Whoever asks for the page as a whole is shown its beginning.
  return said.map((passage, place) => (place === 0 ? { ...passage, findBy: page.title } : passage));
}

const WEIGHTS: Readonly<Partial<Record<string, number>>> = { faqs: 1.5, 'legal-text': 1.2 };

/** Blocks whose parts have an address: that of the block, and the places of the part in it. */
const ADDRESSED_BLOCKS: readonly string[] = ['faqs', 'legal-text'];

interface Part {
  readonly title: string;
  readonly texts: readonly string[];
  /** From 1, in the lists that it stands in. */
  readonly places: readonly number[];
}

/** Whatever has a title or a question, and a text below it, at whatever depth of a block. */
function partsOf(content: unknown, places: readonly number[] = []): Part[] {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => partsOf(item, [...places, index + 1]));
  }
  if (content === null || typeof content !== 'object') return [];
  const fields = content as Readonly<Record<string, unknown>>;
  const title = [fields.title, fields.question].find((field) => typeof field === 'string') ?? '';
  const texts = TEXT_FIELDS.flatMap((field) => fields[field] ?? []).filter(
    (text) => typeof text === 'string',
  );
  const own: Part[] = title === '' || texts.length === 0 ? [] : [{ title, texts, places }];
  return [...own, ...Object.values(fields).flatMap((field) => partsOf(field, places))];
}

const TEXT_FIELDS = ['subtitle', 'caption', 'text', 'answer', 'paragraphs', 'climate', 'entry'];

/** What a travel's page says of it, in parts. */
export function passagesOfTravel(travel: TravelRecord, market: Market): Passage[] {
  const words = wordsOf(travel, market);
  const { language } = market;
  const path = pathOf('travels-travel', market.id, { travel: words.slug });
  const page = { id: travel.id, title: words.title, path };
  const part = (
    hash: string,
    title: string,
    findBy: string,
    texts: readonly (string | undefined)[],
    weight = 1,
  ): Passage => ({
    page,
    hash,
    title,
    findBy,
    weight,
    sentences: texts.flatMap((text) => (text ? sentencesOf(text, language) : [])),
  });
  const named = (
    hash: string,
    name: keyof typeof PARTS_OF_TRAVEL,
    ...texts: (string | undefined)[]
  ) => {
    const [title, findBy] = PARTS_OF_TRAVEL[name][language];
    return part(hash, title, findBy, texts, name === 'notIncluded' ? NOT_INCLUDED_WEIGHT : 1);
  };
  const passages = [
    part('about', words.title, FIND_ABOUT_BY[language], [
      words.summary,
      words.description,
      ...words.highlights,
    ]),
    named('included', 'included', ...words.included),
    named('included', 'notIncluded', ...words.notIncluded),
    named('before', 'packing', ...(words.packing ?? [])),
    named('before', 'entry', words.entry),
    named('before', 'health', words.health),
    ...words.days.map(({ place, title, text }) => part('itinerary', title, place, [text])),
  ];
  return passages.filter(({ sentences }) => sentences.length > 0);
}

/** Who asks what is included is told that first. */
const NOT_INCLUDED_WEIGHT = 0.7;

/** A title as the travel's page has it, and words that people ask by besides. */
type Named = readonly [title: string, findBy: string];

const PARTS_OF_TRAVEL = {
  included: {
    en: ['Included', 'price includes insurance meals hotels'],
    it: ['Compreso', 'incluso comprende prezzo assicurazione pasti alloggi'],
    es: ['Incluido', 'incluye precio seguro comidas alojamiento'],
    fr: ['Compris', 'inclus comprend prix assurance repas hébergement'],
    de: ['Enthalten', 'inklusive Preis Versicherung Mahlzeiten Unterkunft'],
  },
  // Its "not" is no word that is looked for: `said-otherwise.ts` knows who asks for what is not.
  notIncluded: {
    en: ['Not included', 'notincluded flights private room'],
    it: ['Non compreso', 'notincluded voli camera privata'],
    es: ['No incluido', 'notincluded vuelos habitación individual'],
    fr: ['Non compris', 'notincluded vols chambre individuelle'],
    de: ['Nicht enthalten', 'notincluded Flüge Einzelzimmer'],
  },
  packing: {
    en: ['What to pack', 'bring luggage clothes shoes'],
    it: ['Che cosa mettere in valigia', 'portare bagaglio vestiti scarpe'],
    es: ['Qué meter en la maleta', 'llevar equipaje ropa zapatos'],
    fr: ['Dans votre sac', 'valise emporter bagage vêtements chaussures'],
    de: ['Was ins Gepäck gehört', 'packen mitnehmen Gepäck Kleidung Schuhe'],
  },
  entry: {
    en: ['Passport and visa', 'papers entry border documents'],
    it: ['Passaporto e visto', 'documenti ingresso frontiera'],
    es: ['Pasaporte y visado', 'documentos entrada frontera'],
    fr: ['Passeport et visa', 'papiers entrée frontière documents'],
    de: ['Pass und Visum', 'Papiere Reisepass Einreise Grenze'],
  },
  health: {
    en: ['Health', 'vaccinations doctor medicine water'],
    it: ['Salute', 'vaccinazioni vaccini medico acqua'],
    es: ['Salud', 'vacunas médico agua'],
    fr: ['Santé', 'vaccins vaccinations médecin eau'],
    de: ['Gesundheit', 'Impfungen Arzt Wasser'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Named>>>>;

/** Whether it is what a travel's page says of passport and visa. */
export function isOnEntry({ part }: { readonly part: string }, language: Language): boolean {
  return part === PARTS_OF_TRAVEL.entry[language][0];
}

/** What is asked of a travel as a whole. */
const FIND_ABOUT_BY: Readonly<Record<Language, string>> = {
  en: 'hard difficult easy demanding effort fit pace walk',
  it: 'duro difficile facile impegnativo faticoso fatica allenamento ritmo camminare',
  es: 'duro difícil fácil exigente esfuerzo forma ritmo caminar',
  fr: 'dur difficile facile exigeant effort forme rythme marcher',
  de: 'anstrengend schwer schwierig leicht anspruchsvoll fit Tempo gehen',
};

const segmenters = new Map<Language, Intl.Segmenter>();

/** The sentences and items of lists of a prose, without marks. */
function sentencesOf(prose: string, language: Language): string[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
    segmenters.set(language, segmenter);
  }
  const sentences: string[] = [];
  for (const paragraph of prose.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.)\s)/u)) {
    const plain = plainText(paragraph);
    // What an abbreviation has ended goes on in small letters or with a number.
    let isSplit = false;
    for (const { segment } of segmenter.segment(plain)) {
      const sentence = segment.trim();
      const isGoingOn = /^[\p{Ll}\p{N}]/u.test(sentence) && isSplit;
      if (isGoingOn) sentences.push(`${sentences.pop()} ${sentence}`);
      else if (/[\p{L}\p{N}]/u.test(sentence)) sentences.push(sentence);
      isSplit = true;
    }
  }
  return sentences;
}

/** Words of links stay, their addresses go (`app/i18n/prose-html.server.ts` has what prose can mark). */
function plainText(paragraph: string): string {
  return paragraph
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/u, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\*\*|__|(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
