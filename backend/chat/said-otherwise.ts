/**
 * What several words of a question mean together, in the words of the pages (CHAT-01). `related-words.ts` has what single
 * words mean. Of each pair the first is looked for in the folded question, in whole words, and `$&` stands for it.
 */
import type { Language } from '../../domain/market.ts';
import { foldText } from '../search-index/fold-text.ts';

type Meant = readonly (readonly [said: string, meant: string])[];

const MEANT: Readonly<Record<Language, Meant>> = {
  en: [
    [
      '(?:talk|speak|chat) (?:to|with) (?:you|(?:a |an |any|some|real |live )*(?:one|body|human|person|agent|advisor))|(?:a |real |live )+(?:human|person|agent)|call you|phone number',
      'contact',
    ],
    ["(?:not|isn'?t|never|doesn'?t)(?: been| be| get| gets)? confirmed", 'back run decide'],
    [
      "(?:i'?m|i am|is|aged?) \\d\\d(?= *(?:$|[,.;!?]|and|years))|\\d\\d[ -]years?[ -]olds?",
      '$& upper limit',
    ],
    [
      '(?:travel|come|go|join|coming|going|travell?ing)(?: along)? (?:alone|solo|by myself|on my own)',
      'come alone',
    ],
    ['how (?:big|high|large) (?:is|are)(?! (?:the |a |your )?groups?)', 'how much is'],
    [
      '(?:\\d+|an?|one|two|three|few) (?:days?|weeks?|months?) before (?:the )?(?:departure|start|trip)',
      'later',
    ],
  ],
  it: [
    [
      '(?:parlare|chiacchierare|parlo) con (?:(?:un|una|uno|vero|vera|il|la) ?)*(?:voi|qualcuno|persona|operatore|operatrice|umano|essere umano|consulente)(?: ver[oa]| umana)?|un operatore|numero di telefono|telefonarvi|chiamarvi',
      'contattare',
    ],
    ['non (?:viene |e |sara |venisse |si )?conferma(?:t[ao])?', 'parte restituite decide'],
    ['\\d\\d anni', '$& limite'],
    ['(?:viaggi\\w*|veni\\w*|veng\\w*|part\\w*|andare) (?:da )?sol[oa]', 'conto strano'],
    [
      '(?:\\d+|una?|due|tre|pochi|poche) (?:giorn[oi]|settiman[ae]|mes[ei]) prima (?:della partenza|di partire)',
      'tardi',
    ],
  ],
  es: [
    [
      'habl(?:ar|o) con (?:(?:un|una|el|la) ?)*(?:vosotros|ustedes|alguien|persona|humano|agente|operador|operadora|asesor|asesora)(?: de verdad| real| human[oa])?|un humano|numero de telefono|llamaros',
      'contactar',
    ],
    ['no (?:se |esta |queda |sale )?confirm(?:a|ada|e|ase|an|aran?)', 'devolveis sale decide'],
    ['\\d\\d anos', '$& limite'],
    ['(?:viaj\\w*|ir|voy|venir|apuntarme) sol[oa]', 'cuenta raro'],
    [
      '(?:\\d+|una?|dos|tres|pocos|pocas) (?:dias?|semanas?|mes|meses) antes de (?:la salida|salir)',
      'tarde',
    ],
  ],
  fr: [
    [
      "(?:parler|discuter|parle) (?:a|avec) (?:(?:un|une|vrai|vraie|etre|le|la) ?)*(?:vous|quelqu'un|personne|humain|conseiller|conseillere)|un (?:etre )?humain|numero de telephone|vous appeler",
      'contacter',
    ],
    [
      "(?:n'est|n'etait|ne (?:soit|sera|serait)|n'est jamais) (?:pas |jamais )?confirmee?",
      'remboursez lieu decidez',
    ],
    ['\\d\\d ans', '$& limite'],
    [
      '(?:voyag\\w*|venir|viens|partir|pars|aller) (?:tout |toute )?seule?',
      'connaitre personne bizarre',
    ],
    [
      '(?:\\d+|une?|deux|trois|quelques) (?:jours?|semaines?|mois) avant (?:le depart|de partir)',
      'tard',
    ],
  ],
  de: [
    [
      'mit (?:(?:ein\\w*|echte[mnr]|richtige[mnr]) )*(?:euch|jemand\\w*|mensch\\w*|person|mitarbeiter\\w*) (?:sprechen|reden|telefonieren|chatten)|ein\\w* (?:echten |richtigen )?menschen?|telefonnummer|euch anrufen',
      'kontaktieren',
    ],
    ['nicht bestatigt', 'stattfindet zuruck entscheidet'],
    [
      '(?:bin|ist|sind) (?:\\p{L}+ )?\\d\\d(?= *(?:$|[,.;!?]|und|jahre))|\\d\\d jahre(?: alt)?',
      '$& grenze oben',
    ],
    [
      '(?:\\d+|eine?n?|zwei|drei|wenige) (?:tage?|wochen?|monate?) vor (?:der )?(?:abreise|abfahrt|reise)',
      'spater',
    ],
  ],
};

const patterns = new Map<Language, readonly (readonly [RegExp, string])[]>();

/** The question as it is typed where it says nothing of these. */
export function inWordsOfPages(question: string, language: Language): string {
  let known = patterns.get(language);
  if (!known) {
    known = MEANT[language].map(
      ([said, meant]) =>
        [new RegExp(`(?<![\\p{L}\\p{N}])(?:${said})(?![\\p{L}\\p{N}])`, 'gu'), meant] as const,
    );
    patterns.set(language, known);
  }
  const folded = foldText(question);
  const meant = known.reduce((text, [pattern, words]) => text.replace(pattern, words), folded);
  return meant === folded ? question : meant;
}
