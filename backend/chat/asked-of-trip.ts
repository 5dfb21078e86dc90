/** What is asked of a trip that figures answer, by the words of the question (CHAT-01). */
import type { ChatFocus } from '../../contract/chat.ts';
import type { Language } from '../../domain/market.ts';
import type { Sort } from '../../domain/sort.ts';
import { foldText } from '../search-index/fold-text.ts';
import { stemsOf, type Word } from './words.ts';

/** A private room is a filter of the search, too, and known by its words; who is not of age is known before. */
type NamedFocus = Exclude<ChatFocus, 'room' | 'ages'>;

/** Of several the first that is found. Folded; each of whole words. */
const ASKED: Readonly<Record<Language, Readonly<Record<NamedFocus, string>>>> = {
  en: {
    cancellation:
      'cancel(?:l?ed|l?ing|lation)?|(?:get )?(?:my |our |the )?money back|refund\\w*|until when|free of charge',
    group:
      'who (?:else |s |is |will |would )*(?:goes|going|go|comes|coming|come|joins|joining|join|travels|travelling|be there|i travel with)|who are the others|what ages?|how old are (?:they|the others|the people)',
    pace: 'hard|difficult|demanding|strenuous|tough|easy|exhausting|tiring|challenging|fit',
    deposit:
      'deposits?|down ?payments?|advance payments?|prepay\\w*|(?:pay|put|paid) (?:down|up ?front|in advance)|(?:pay|put) to book|up ?front',
    leader:
      'who (?:s )?(?:leads?|leading|is leading|will lead|coordinates|guides|accompanies)|(?:coordinator|tour leader|guide)s?',
    length: 'how long(?! before| in advance)|how many days|how many nights|duration',
    seats:
      'seats?|spots?|places? (?:left|free)|free places?|availab\\w+|vacanc\\w+|sold out|fully booked|left|free',
    dates: 'when|dates?|months?|departures?|depart|season|leave|next',
    price: 'how much|prices?|costs?|cheap\\w*|expensive|pay',
  },
  it: {
    cancellation:
      '(?:annull|cancell|disd)\\w*|rimbors\\w*|riavere i (?:miei )?soldi|soldi indietro|fino a quando',
    group:
      'chi (?:altro |ci |si |c )*(?:va|viene|parte|partecipa|viaggia|sara|e)(?: con me)?|con chi (?:parto|viaggio)|chi sono gli altri|che eta (?:hanno|ha)|quanti anni hanno',
    pace: 'dur[oa]|difficile|faticos[oa]|impegnativ[oa]|facile|stancante|allenat[oaie]|in forma',
    deposit:
      'accont[oi]|anticip[oi]|caparr[ae]|(?:pag\\w*|vers\\w*|dare) (?:subito|in anticipo|prima|per prenotare)',
    leader: '(?:chi|quale) (?:coordina|guida|accompagna|porta)|coordinat\\w+|guida',
    length: 'quanto dura|quanti giorni|quante notti|durata',
    seats: 'posti|posto|disponibil\\w+|esaurit\\w+|pieno|liber[io]',
    dates: 'quando|dat[ae]|mes[ei]|partenz[ae]|part[eo]no|parte|periodo|prossim[aeio]',
    price:
      'quanto (?:costa|costano|viene|si paga)|prezz[io]|costi?|costa|costano|car[oa]|economic[oa]',
  },
  es: {
    cancellation:
      '(?:cancel|anul)\\w*|reembols\\w*|(?:me )?(?:devuelv|devolv|recuper)\\w*(?: (?:el|mi) dinero)?|hasta cuando',
    group:
      'quien(?:es)? (?:mas )?(?:van?|vienen?|viajan?|participan?|se apuntan?)|con quien (?:voy|viajo)|quienes son los demas|(?:que|de que) edad(?:es)?(?: tienen)?',
    pace: '(?:es|muy|demasiado|como de|que tan|fisicamente) dur[oa]|dificil|exigente|cansad[oa]|facil|en forma',
    deposit:
      'anticipos?|depositos?|senal|adelantos?|(?:pag\\w*|dar) (?:por adelantado|por anticipado|al reservar|para reservar)',
    leader: 'quien (?:coordina|lleva|guia|acompana)|coordin\\w+|guia',
    length: 'cuanto dura|cuantos dias|cuantas noches|duracion|dura',
    seats: 'plazas?|sitios?|disponib\\w+|complet[oa]|quedan?|libres?|huecos?',
    dates: 'cuando|fechas?|mes|meses|salidas?|salen?|sale|temporada|proxim[ao]s?',
    price: 'cuanto (?:cuesta|vale|sale|es)|precios?|cuesta|cuestan|car[oa]|barat[oa]',
  },
  fr: {
    cancellation: 'annul\\w*|rembours\\w*|recuperer mon argent|jusqu a quand',
    group:
      'qui (?:d autre |y )*(?:va|vient|part|participe|voyage)|avec qui (?:je )?(?:pars|voyage)|qui sont les autres|quel age (?:ont[ -]ils|ont les autres)|quels ages',
    pace: '(?:est|elle|il|ce|tres|trop|plutot|si) dure?|difficile|exigeante?|fatigante?|eprouvante?|sporti(?:f|ve)|facile',
    deposit:
      'acomptes?|arrhes|(?:pay\\w*|vers\\w*) (?:d avance|au depart|a la reservation|pour reserver)',
    leader: 'qui (?:accompagne|coordonne|guide|encadre|mene)|coordinat\\w+|accompagnat\\w+|guide',
    length: 'combien de (?:temps|jours|nuits)|duree|dure',
    seats: 'places?|disponib\\w+|complet|reste\\w*|libres?',
    dates: 'quand|dates?|mois|departs?|partent|part|saison|prochaine?s?',
    price: 'combien (?:coute|coutent|vaut|ca coute)|prix|tarifs?|coute|coutent|cher|chere',
  },
  de: {
    cancellation:
      '(?:stornier|storno|zurucktret|absag)\\w*|(?:mein |das )?geld zuruck|(?:ruck)?erstatt\\w*|bis wann|zuruckbekomm\\w*',
    group:
      'wer (?:sonst |alles |noch )*(?:fahrt|kommt|reist|geht|ist)(?: (?:da|alles|noch|sonst))*(?: mit| dabei)|mit wem (?:reise|fahre) ich|wer sind die anderen|wie alt sind (?:die anderen|die leute|die|sie)',
    pace: 'anstrengend|schwer|schwierig|anspruchsvoll|leicht|hart|fit|sportlich',
    deposit:
      'anzahlung(?:en)?|anzahlen|anzuzahlen|zahle ich an|vorauszahlung|im voraus (?:zahlen|bezahlen)',
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
    'price:asc': 'cheap|affordable|cheapest|lowest price|least expensive|most affordable',
    'price:desc': 'most expensive|dearest',
    'duration:asc': 'shortest',
    'duration:desc': 'longest',
    'date:asc': 'soonest|next',
  },
  it: {
    'price:asc':
      '(?:piu )?economic[aeio]|(?:meno|piu poco) car[aeio]|costa(?:no)? (?:di )?meno|prezzo piu basso',
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
    'price:asc':
      '(?:moins|pas) cher(?:e?s?)|bon marche|plus economiques?|coutent? le moins|prix le plus bas',
    'price:desc': 'plus cher(?:e?s?)|coutent? le plus',
    'duration:asc': 'plus courte?s?',
    'duration:desc': 'plus longs?|plus longues?',
    'date:asc': 'prochaine?s?',
  },
  de: {
    'price:asc':
      '(?:gunstigst|billigst|preiswertest)\\w*|(?:gunstig|billig|preiswert)(?:e[nrsm]?)?|am wenigsten kostet',
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
  en: 'rather|spend|never|see|want|again|everywhere|other than|\\d+ (?:people|persons|adults)|starts?|begins?|how many|many|group|organi[sz]e[ds]?|offer|available|visit|travelling|price|have|any|go|to|about|it|that one|extra|additional|add|supplement|surcharge|anywhere|anything|everything|except|apart|instead|with|put|super|looking|find|something|year|best|good|solo|travell?ers?|recommend\\w*',
  it: 'spendere|ovunque|dovunque|preferirei|tutt[oi]|ammonta|cerco|cerchiamo|senza|ad|qualcosa|qualche|anno|miglior[ei]?|consigli\\w*|\\d+ persone|inizia|comincia|gruppo|organizzate|proponete|offrite|andate|fate|ancora|in piu|extra|aggiung\\w*|supplemento|tranne|eccetto|parte|pago|pagare|quant[ie]|rimangono|restano|soldi|gratis',
  es: 'gastar|cualquier|sitio|lugar|preferiria|asciende|busco|buscamos|algo|algun|ano|mejor(?:es)?|recomend\\w*|\\d+ personas|empieza|comienza|grupo|organizais|ofreceis|vais|haceis|persona|extra|anadir|suplemento|excepto|salvo|menos|pago|pagar|cuant[oa]s?|dinero|gratis|de mas',
  fr: 'tout|partout|n importe ou|depenser|prefererais|plutot|s eleve|cherch(?:e|ons)|quelque chose|annee|meilleure?s?|conseill\\w*|recommand\\w*|\\d+ personnes|commence|debute|groupe|organisez|proposez|partez|allez|en plus|ajouter|supplement|sauf|hormis|part|payer|verser|combien|argent|frais|il y a|y a t il|t il',
  de: 'ausgeben|uberall|alles|such(?:e|en)|los|jahr|beste[nrs]?|empfehl\\w*|empfiehl\\w*|\\d+ (?:personen|leute)|beginnt|startet|wie ?viele?|viele|gruppe|bietet|an|veranstaltet|fahrt|reist|lauft|person|extra|dazu|zusatzlich|aufpreis|zuschlag|ausser|statt|zahlen|zahle|bekomme|zuruck|kostenlos|nur',
};

/** Any trip, in all languages: nobody calls the one in hand by these beside the cheapest or the longest. */
const OF_TRIPS =
  /\b(?:trips?|tours?|holidays?|journeys?|you (?:have|offer|do)|viaggio?|viajes?|voyages?|circuits?|reisen?|(?:avete|offrite|teneis|ofreceis|avez|proposez|habt|bietet)|all)\b/;

/** What a deposit is paid for, in all languages. */
const BOOKING = /\b(?:book|prenot|reserv|buch)\w*/;

/** What asks for less than what was shown, as `anything cheaper` does. Folded; each of whole words. */
const CHEAPER: Readonly<Record<Language, string>> = {
  en: '(?:any ?thing |something |any |ones? )*(?:cheaper|less expensive|more affordable|lower in price)(?: ones?)?|(?:any ?thing|something) for less',
  it: '(?:qualcosa|qualche cosa|niente|nulla|un[ao]?|altr[oaie]|c e|ce ne sono|e|ma|^)(?: \\p{L}+)?(?: di)? (?:piu economic[oaie]|meno car[oaie]|meno costos[oaie]|piu conveniente)|^(?:piu economic[oaie]|meno car[oaie]|meno costos[oaie])',
  es: '(?:algo|nada|algun[oa]?|un[oa]?s?|otr[oa]s?|hay|y|pero)(?: \\p{L}+)? (?:mas barat[oa]s?|mas economic[oa]s?|menos car[oa]s?)|^(?:mas barat[oa]s?|mas economic[oa]s?|menos car[oa]s?)',
  fr: '(?:quelque chose|rien|une?|d autres?|y a t il|et|mais)(?: \\p{L}+)?(?: de| d)? (?:moins chers?|moins cheres?|moins couteux|plus economiques?|meilleur marche)|^(?:moins chers?|moins cheres?|plus economiques?)',
  de: '(?:(?:et)?was|nichts|irgendetwas|ein\\p{L}*|noch)? ?(?:gunstiger|billiger|preiswerter)(?:e[rsn]?|es)?',
};

/** Before "cheap" or "cheapest", which then orders nothing, in all languages. */
const NOT_THE =
  '(?:not|isn t|non|no|pas|nicht|keine?[nrs]?)(?: (?:the|too|il|la|lo|le|el|los|las|das|die|der|den))?';

/** "Cheaper than 1000" is a limit, and not cheaper than what was shown. */
const THAN_AMOUNT = ' (?:than|di|de|que|als) [^\\p{L}]*\\d';

/** The question, folded, without the words that ask for less; null where none do. */
export function withoutCheaper(question: string, language: Language): string | null {
  const folded = foldText(question)
    .replace(/['¿¡-]/gu, ' ')
    .trim();
  const { cheaper } = patternsOf(language);
  return cheaper.test(folded) ? folded.replace(cheaper, ' ') : null;
}

/** "Not cheap", folded: no order says that. */
export function notCheapIn(question: string, language: Language): string[] {
  const { dearer } = patternsOf(language);
  return foldText(question).replaceAll("'", ' ').match(dearer) ?? [];
}

interface AskedOfTrip {
  readonly focus: NamedFocus | null;
  readonly order: { readonly sort?: Sort };
  /** Whether it speaks of trips, or of what the site has. */
  readonly isOfTrips: boolean;
  /** What an amount is said by, where one is asked for. */
  readonly amount: Word | null;
  /** The question, folded, without the words that ask for the amount. */
  readonly withoutAmount: string;
  /** The question, folded, without the words of what figures answer. */
  readonly rest: string;
}

/** Figures of one trip, which no search tells. */
const OF_ONE_TRIP: readonly ChatFocus[] = ['cancellation', 'group', 'pace', 'deposit', 'room'];

export function isOfOneTrip(focus: ChatFocus | null): boolean {
  return focus !== null && OF_ONE_TRIP.includes(focus);
}

export function askedOfTrip(question: string, language: Language): AskedOfTrip {
  const { focuses, orders, around: ofOthers, dearer } = patternsOf(language);
  const folded = foldText(question).replaceAll("'", ' ').replace(dearer, ' ');
  const [sort] = orders.find(([, pattern]) => pattern.test(folded)) ?? [];
  const found = focuses.flatMap(([name, pattern]) => (pattern.test(folded) ? [name] : []));
  const [focus = null] = found;
  const measured = found.find((name) => !isOfOneTrip(name));
  const amount = (measured && AMOUNTS[language][measured]) ?? null;
  const asked = amount && new RegExp(`\\b(?:${amount.asked})\\b`, 'g');
  const named = [...orders, ...focuses].map(([, pattern]) => pattern);
  const around = focus === 'deposit' ? [ofOthers, BOOKING] : [ofOthers];
  return {
    focus,
    order: sort ? { sort } : {},
    isOfTrips: OF_TRIPS.test(folded),
    amount: amount && asked?.test(folded) ? wordOf(amount.said, language) : null,
    withoutAmount: asked ? folded.replaceAll(asked, ' ') : question,
    rest: [...named, ...around].reduce(
      (rest, pattern) => rest.replaceAll(new RegExp(pattern, 'g'), ' '),
      folded,
    ),
  };
}

/** One that any of these stand for. */
function wordOf(words: string, language: Language): Word {
  return { folded: words, stems: words.split(' ').flatMap((word) => stemsOf(word, language)) };
}

interface Patterns {
  readonly focuses: readonly (readonly [NamedFocus, RegExp])[];
  readonly orders: readonly (readonly [Sort, RegExp])[];
  readonly around: RegExp;
  readonly cheaper: RegExp;
  readonly dearer: RegExp;
}

const patterns = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  let known = patterns.get(language);
  if (!known) {
    const cheapest = FIRST[language]['price:asc'];
    known = {
      dearer: new RegExp(`\\b(?:${NOT_THE}) (?:${cheapest})\\b`, 'g'),
      focuses: wholeWords(ASKED[language]),
      orders: wholeWords(FIRST[language]),
      around: new RegExp(`\\b(?:${AROUND[language]})\\b`),
      cheaper: new RegExp(`(?<!\\p{L})(?:${CHEAPER[language]})(?!\\p{L}|${THAN_AMOUNT})`, 'u'),
    };
    patterns.set(language, known);
  }
  return known;
}

function wholeWords<Name extends string>(table: Readonly<Partial<Record<Name, string>>>) {
  const entries = Object.entries(table) as [Name, string][];
  return entries.map(([name, words]) => [name, new RegExp(`\\b(?:${words})\\b`)] as const);
}
