/** What is asked of a trip that figures answer, by the words of the question (CHAT-01). */
import type { ChatFocus } from '../../contract/chat.ts';
import type { Language } from '../../domain/market.ts';
import type { Sort } from '../../domain/sort.ts';
import { foldText } from '../search-index/fold-text.ts';
import { stemsOf, type Word } from './words.ts';

/** Of several the first that is found. Folded; each of whole words. */
const ASKED: Readonly<Record<Language, Readonly<Record<ChatFocus, string>>>> = {
  en: {
    leader:
      'who (?:leads?|is leading|will lead|coordinates|guides|accompanies)|(?:coordinator|tour leader|guide)s?',
    length: 'how long(?! before| in advance)|how many days|how many nights|duration',
    seats:
      'seats?|spots?|places? (?:left|free)|free places?|availab\\w+|vacanc\\w+|sold out|fully booked|left|free',
    dates: 'when|dates?|months?|departures?|depart|season|leave|next',
    price: 'how much|prices?|costs?|cheap\\w*|expensive|pay',
  },
  it: {
    leader: '(?:chi|quale) (?:coordina|guida|accompagna|porta)|coordinat\\w+|guida',
    length: 'quanto dura|quanti giorni|quante notti|durata',
    seats: 'posti|posto|disponibil\\w+|esaurit\\w+|pieno|liber[io]',
    dates: 'quando|dat[ae]|mes[ei]|partenz[ae]|part[eo]no|parte|periodo|prossim[aeio]',
    price:
      'quanto (?:costa|costano|viene|si paga)|prezz[io]|costi?|costa|costano|car[oa]|economic[oa]',
  },
  es: {
    leader: 'quien (?:coordina|lleva|guia|acompana)|coordin\\w+|guia',
    length: 'cuanto dura|cuantos dias|cuantas noches|duracion|dura',
    seats: 'plazas?|sitios?|disponib\\w+|complet[oa]|quedan?|libres?|huecos?',
    dates: 'cuando|fechas?|mes|meses|salidas?|salen?|sale|temporada|proxim[ao]s?',
    price: 'cuanto (?:cuesta|vale|sale|es)|precios?|cuesta|cuestan|car[oa]|barat[oa]',
  },
  fr: {
    leader: 'qui (?:accompagne|coordonne|guide|encadre|mene)|coordinat\\w+|accompagnat\\w+|guide',
    length: 'combien de (?:temps|jours|nuits)|duree|dure',
    seats: 'places?|disponib\\w+|complet|reste\\w*|libres?',
    dates: 'quand|dates?|mois|departs?|partent|part|saison|prochaine?s?',
    price: 'combien (?:coute|coutent|vaut|ca coute)|prix|tarifs?|coute|coutent|cher|chere',
  },
  de: {
    leader: 'wer (?:leitet|begleitet|fuhrt|koordiniert)|koordinat\\w+|reiseleit\\w+',
    length: 'wie lange?|wie viele (?:tage|nachte)|wieviele tage|dauert?|dauer',
    seats: 'platze?|freie?n?|verfugbar\\w*|ausgebucht|voll',
    dates: 'wann|termine?n?|monate?n?|abreisen?|abfahrt\\w*|saison|nachsten?r?',
    price: 'wie ?viel kostet|wie teuer|was kostet|preise?|kostet|kosten|teuer|gunstig',
  },
};

/** What comes first in which order. Folded; each of whole words. */
const FIRST: Readonly<Record<Language, Readonly<Partial<Record<Sort, string>>>>> = {
  en: {
    'price:asc': 'cheapest|lowest price|least expensive|most affordable',
    'price:desc': 'most expensive|dearest',
    'duration:asc': 'shortest',
    'duration:desc': 'longest',
    'date:asc': 'soonest|next',
  },
  it: {
    'price:asc':
      'piu economic[aeio]|(?:meno|piu poco) car[aeio]|costa(?:no)? (?:di )?meno|prezzo piu basso',
    'price:desc': 'piu car[aeio]|costa(?:no)? di piu',
    'duration:asc': 'piu brev[ei]|piu cort[aeio]',
    'duration:desc': 'piu lung(?:o|a|hi|he)',
    'date:asc': 'prossim[aeio]',
  },
  es: {
    'price:asc': '(?:mas )?(?:barat|economic)[ao]s?|menos car[ao]s?|cuestan? menos|precio mas bajo',
    'price:desc': 'mas car[ao]s?|cuestan? mas',
    'duration:asc': 'mas cort[ao]s?|mas breves?',
    'duration:desc': 'mas larg[ao]s?',
    'date:asc': 'proxim[ao]s?',
  },
  fr: {
    'price:asc': 'moins cher(?:e?s?)|plus economiques?|coutent? le moins|prix le plus bas',
    'price:desc': 'plus cher(?:e?s?)|coutent? le plus',
    'duration:asc': 'plus courte?s?',
    'duration:desc': 'plus longs?|plus longues?',
    'date:asc': 'prochaine?s?',
  },
  de: {
    'price:asc': '(?:gunstigst|billigst|preiswertest)\\w*|am wenigsten kostet',
    'price:desc': 'teuerst\\w*',
    'duration:asc': 'kurzest\\w*',
    'duration:desc': 'langst\\w*',
    'date:asc': 'nachste[nr]?',
  },
};

interface Amount {
  readonly asked: string;
  /** What is said where it is answered. */
  readonly said: string;
}

/** How the price or the length of something is asked for and said. */
const AMOUNTS: Readonly<Record<Language, Readonly<Partial<Record<ChatFocus, Amount>>>>> = {
  en: {
    price: {
      asked: 'how much (?:is|are|does|do|will|would|for)|costs?',
      said: 'cost price supplement fee charge money percent pay euros',
    },
    length: { asked: 'how long', said: 'hours minutes weeks long lasts takes' },
  },
  it: {
    price: {
      asked: 'quanto (?:e|viene|vengono|si paga|pago)|(?:quanto )?(?:costa|costano)|costi?',
      said: 'costo costa costano prezzo supplemento penale soldi percentuale paga euro',
    },
    length: { asked: 'quanto dura', said: 'ore minuti settimane dura durano' },
  },
  es: {
    price: {
      asked: 'cuanto (?:es|sale|vale|se paga|pago)|(?:cuanto )?cuestan?',
      said: 'coste cuesta cuestan precio suplemento gastos dinero porcentaje paga euros',
    },
    length: { asked: 'cuanto dura|dura', said: 'horas minutos semanas dura duran' },
  },
  fr: {
    price: {
      asked: 'combien (?:vaut|est|ca|paie|payer)|(?:combien )?coute(?:nt)?',
      said: 'coûts coûte coûtent prix supplément frais argent pourcentage payez euros',
    },
    length: { asked: 'combien de temps|dure', said: 'heures minutes semaines dure durent' },
  },
  de: {
    price: {
      asked: '(?:was|wie ?viel) koste(?:t|n)|kostet|kosten|wie teuer',
      said: 'kosten kostet Preis Aufpreis Gebühr Geld Prozent zahlen Euro',
    },
    length: { asked: 'wie lange?|dauert?', said: 'Stunden Minuten Wochen dauert lange' },
  },
};

/** Words around that say no more. */
const AROUND: Readonly<Record<Language, string>> = {
  en: '\\d+ (?:people|persons|adults)|starts?|begins?|how many|many|group|organi[sz]e[ds]?|offer|available|visit|travelling|price|have|any|go|to|about|it|that one',
  it: '\\d+ persone|inizia|comincia|gruppo|organizzate|proponete|offrite|andate|fate|ancora',
  es: '\\d+ personas|empieza|comienza|grupo|organizais|ofreceis|vais|haceis|persona',
  fr: '\\d+ personnes|commence|debute|groupe|organisez|proposez|partez|allez',
  de: '\\d+ (?:personen|leute)|beginnt|startet|wie viele|viele|gruppe|bietet|an|veranstaltet|fahrt|reist|lauft|person',
};

interface AskedOfTrip {
  readonly focus: ChatFocus | null;
  readonly order: { readonly sort?: Sort };
  /** What an amount is said by, where one is asked for. */
  readonly amount: Word | null;
  /** The question, folded, without the words that ask for the amount. */
  readonly withoutAmount: string;
  /** The question, folded, without the words of what figures answer. */
  readonly rest: string;
}

export function askedOfTrip(question: string, language: Language): AskedOfTrip {
  const { focuses, orders, around } = patternsOf(language);
  const folded = foldText(question).replaceAll("'", ' ');
  const [sort] = orders.find(([, pattern]) => pattern.test(folded)) ?? [];
  const focus = focuses.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
  const amount = (focus && AMOUNTS[language][focus]) ?? null;
  const asked = amount && new RegExp(`\\b(?:${amount.asked})\\b`, 'g');
  return {
    focus,
    order: sort ? { sort } : {},
    amount: amount && asked?.test(folded) ? wordOf(amount.said, language) : null,
    withoutAmount: asked ? folded.replaceAll(asked, ' ') : question,
    rest: [...orders, ...focuses]
      .reduce((rest, [, pattern]) => rest.replaceAll(new RegExp(pattern, 'g'), ' '), folded)
      .replaceAll(around, ' '),
  };
}

/** One that any of these stand for. */
function wordOf(words: string, language: Language): Word {
  return { folded: words, stems: words.split(' ').flatMap((word) => stemsOf(word, language)) };
}

interface Patterns {
  readonly focuses: readonly (readonly [ChatFocus, RegExp])[];
  readonly orders: readonly (readonly [Sort, RegExp])[];
  readonly around: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let known = patterns.get(language);
  if (!known) {
    known = {
      focuses: wholeWords(ASKED[language]),
      orders: wholeWords(FIRST[language]),
      around: new RegExp(`\\b(?:${AROUND[language]})\\b`, 'g'),
    };
    patterns.set(language, known);
  }
  return known;
}

function wholeWords<Name extends string>(table: Readonly<Partial<Record<Name, string>>>) {
  const entries = Object.entries(table) as [Name, string][];
  return entries.map(([name, words]) => [name, new RegExp(`\\b(?:${words})\\b`)] as const);
}
