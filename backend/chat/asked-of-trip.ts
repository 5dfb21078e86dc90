/** What is asked of a trip that figures answer, by the words of the question (CHAT-01). */
import type { ChatFocus } from '../../contract/chat.ts';
import type { Language } from '../../domain/market.ts';
import { foldText } from '../search-index/fold-text.ts';

/** Of several the first that is found. Folded; each of whole words. */
const ASKED: Readonly<Record<Language, Readonly<Record<ChatFocus, string>>>> = {
  en: {
    leader:
      'who (?:leads?|is leading|will lead|coordinates|guides|accompanies)|(?:coordinator|tour leader|guide)s?',
    length: 'how long|how many days|how many nights|duration',
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

/** Words around that say no more. */
const AROUND: Readonly<Record<Language, string>> = {
  en: 'group|organi[sz]e[ds]?|offer|available|visit|travelling|price|have|any|go|to|about|it|that one',
  it: 'gruppo|organizzate|proponete|offrite|andate|fate|ancora',
  es: 'grupo|organizais|ofreceis|vais|haceis|persona',
  fr: 'groupe|organisez|proposez|partez|allez',
  de: 'gruppe|bietet|an|veranstaltet|fahrt|reist|lauft|person',
};

interface AskedOfTrip {
  readonly focus: ChatFocus | null;
  /** The question, folded, without the words of what figures answer. */
  readonly rest: string;
}

export function askedOfTrip(question: string, language: Language): AskedOfTrip {
  const { focuses, around } = patternsOf(language);
  const folded = foldText(question).replaceAll("'", ' ');
  let focus: ChatFocus | null = null;
  let rest = folded;
  for (const [name, pattern] of focuses) {
    if (!pattern.test(folded)) continue;
    focus ??= name;
    rest = rest.replaceAll(new RegExp(pattern, 'g'), ' ');
  }
  return { focus, rest: rest.replaceAll(around, ' ') };
}

interface Patterns {
  readonly focuses: readonly (readonly [ChatFocus, RegExp])[];
  readonly around: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let known = patterns.get(language);
  if (!known) {
    const entries = Object.entries(ASKED[language]) as [ChatFocus, string][];
    known = {
      focuses: entries.map(([name, words]) => [name, new RegExp(`\\b(?:${words})\\b`)] as const),
      around: new RegExp(`\\b(?:${AROUND[language]})\\b`, 'g'),
    };
    patterns.set(language, known);
  }
  return known;
}
