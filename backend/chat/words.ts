/**
 * The words of questions and of passages, made comparable: folded stems, without the small words that mean nothing. A
 * stem is of the word as it is written and of the word as it is typed without accents; either may meet.
 */
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import type { Language } from '../../domain/market.ts';
import { foldText } from '../search-index/fold-text.ts';

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: english,
  it: italian,
  es: spanish,
  fr: french,
  de: german,
};

/** A word of a question or of a passage. */
export interface Word {
  readonly folded: string;
  /** One stem, or two where accents make a difference. */
  readonly stems: readonly string[];
}

const WORDS = /[\p{L}\p{N}]+/gu;
/** Longer ones are no words. */
const LONGEST_WORD = 40;

/** The words that say something, in their order; at most as many as asked for. */
export function wordsIn(text: string, language: Language, most = Infinity): Word[] {
  const words: Word[] = [];
  for (const [typed] of text.normalize('NFC').toLowerCase().matchAll(WORDS)) {
    if (words.length === most) break;
    const folded = foldText(typed);
    if (typed.length > LONGEST_WORD || EMPTY_WORDS[language].has(folded)) continue;
    words.push({ folded, stems: stemsOf(typed, language) });
  }
  return words;
}

/** The folded stems of a word in small letters. */
export function stemsOf(word: string, language: Language): string[] {
  const stem = STEMMERS[language];
  return [...new Set([foldText(stem(word)), stem(foldText(word))])];
}

/** Articles, pronouns, prepositions, auxiliaries and words of asking, folded. */
const EMPTY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(
    'a an the this that these those there here it its i im ive id me my mine we us our you your u he she they them their one',
    'am is are was were be been being do does did doing done have has had having can could may might must shall should will would wont dont doesnt cant isnt ll ve re s t d m',
    'what which who whom whose where when why how if whether and or but not no nor so than then as of in on at to from for with without by about into over under per out up off just also only any some very too really much more most please tell say know hi hello hey get got give let want need like am going go gonna there still yet',
    'trip trips travel travels tour tours holiday holidays possible happens happen thing things way mean means during goes problem ok okay come comes join see instead actually rather role job cannot until long travelling traveling',
  ),
  it: setOf(
    'il lo la i gli le l un uno una di a da in con su per tra fra del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla dai dalle dall nel nello nella nei nelle nell sul sullo sulla sui sulle sull',
    'e ed o oppure ma se non no che chi cui cosa cos quale quali qual quando dove come perche quanto quanta quant io tu lui lei noi voi loro mi ti si ci vi ne me te mio mia miei mie tuo tua nostro vostro vostra vostri suo sua questo questa questi quello quella',
    'sono sei e siamo siete era ero essere stato ho hai ha abbiamo avete hanno avere posso puoi puo possiamo potete possono potrei devo devi deve dobbiamo dovete fa fai fanno fate fare faccio vorrei voglio serve servono occorre conviene c ci sara saranno va vado andate andare ancora gia anche solo molto troppo piu meno ciao salve buongiorno grazie prego dimmi dammi cioe poi',
    'viaggio viaggi vacanza vacanze tour possibile succede cosa cose significa vuol dire durante problema ruolo compito partecipare vedere invece piuttosto venire vengo parto partire parte viaggio viaggiare fino',
  ),
  es: setOf(
    'el la los las lo un una unos unas de del a al en con sin por para sobre entre desde hasta hacia y e o u pero si no que quien quienes cual cuales cuando donde adonde como porque cuanto cuanta yo tu el ella nosotros vosotros ellos me te se nos os le les mi mis tu tus su sus nuestro vuestro vuestra este esta estos estas ese esa eso esto',
    'soy eres es somos sois son era ser estar estoy esta estamos estan estais he has ha hemos habeis han hay haber puedo puedes puede podemos podeis pueden podria podre debo debe tengo tienes tiene tenemos teneis tener hace hacen haceis hacer hago falta quiero quieres quiere queremos quereis querer necesito sirve sirven va voy vais ir vamos aun ya tambien solo muy mucho demasiado mas menos hola buenas buena bueno gracias por favor dime todo',
    'viaje viajes vacaciones tour posible pasa significa cosa cosas durante problema papel tarea participar ver venir vengo viajo viajas viajar',
  ),
  fr: setOf(
    'le la les l un une des de du d a au aux en dans par pour avec sans sur sous entre vers chez et ou mais si ne n pas non que qu qui quoi quel quelle quels quelles quand comment pourquoi combien dont je j tu il elle on nous vous ils elles me m te t se s moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos ce c cet cette ces cela ca y',
    'suis es est sommes etes sont etait etre ete ai as a avons avez ont avoir peux peut pouvons pouvez peuvent puis pourrai dois doit devons devez faut faire fais fait faites font veux veut vais va vont allez aller aura encore deja aussi seulement tres trop plus moins bonjour salut merci svp plait dites dis est-ce quelque',
    'voyage voyages vacances circuit possible passe dire chose choses pendant probleme role tache participer voir venir viens prendre pars partir voyager jusqu',
  ),
  de: setOf(
    'der die das den dem des ein eine einen einem einer eines kein keine und oder aber wenn ob dass als wie was wer wen wem wo wohin woher wann warum wieso welche welcher welches welchen ich du er sie es wir ihr mich mir dich dir uns euch ihn ihm ihnen mein meine meinen meinem meiner dein deine unser unsere euer eure eurem sein seine dies diese dieser dieses da dort hier',
    'bin bist ist sind seid war waren sein habe hast hat haben habt hatte kann kannst konnen konnt konnte muss musst mussen musst soll sollte sollen will wollen mochte mochten darf durfen wird werden wurde werde mache macht machen gibt geht gehen tun tut brauche braucht brauchen nicht nein ja in im an am auf aus bei beim mit nach von vom zu zum zur fur uber unter vor um bis ohne durch noch schon auch nur sehr zu mehr so dann denn man bitte hallo danke hoch leisten sich etwas alles eigentlich',
    'reise reisen urlaub tour trip moglich passiert heisst bedeutet sache wahrend problem unterwegs aufgabe aufgaben teilnehmen sehen kommen komme mitkommen reise reist lieb liebe lieber liebes lieben liebst',
  ),
};

/** How many of the words are small ones of a language, of one or of several. */
export function countSmallWords(text: string, language: Language): number {
  const words = foldText(text).match(WORDS) ?? [];
  return words.filter((word) => EMPTY_WORDS[language].has(word)).length;
}

/** Words of asking that a question and its answer share: `when should I` is not `why should I`. */
export function askingWordsIn(text: string, language: Language): ReadonlySet<string> {
  return new Set((foldText(text).match(WORDS) ?? []).filter((word) => ASKING[language].has(word)));
}

const ASKING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf('who whom when why where how much many'),
  it: setOf('chi quando perche dove quanto quanti quante quanta'),
  es: setOf('quien quienes cuando donde adonde cuanto cuantos cuantas cuanta'),
  fr: setOf('qui quand pourquoi ou combien comment'),
  de: setOf('wer wem wen wann warum wo wohin wie viel viele'),
};

function setOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}
