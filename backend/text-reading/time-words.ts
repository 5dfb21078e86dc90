/** What the five languages say of times: months, their parts, "next year", "from", "until". */
import type { Language } from '../../domain/market.ts';
import { innerSlipsOf } from '../../domain/one-slip-apart.ts';
import { PhraseBook, phraseBook, wordSet } from './phrase-book.ts';

const GERMAN_MONTHS =
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember';
const MONTH_NAMES: Readonly<Record<Language, string>> = {
  en: 'january february march april may june july august september october november december',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  de: GERMAN_MONTHS,
};
export const MONTHS = new PhraseBook<number>();
for (const line of [
  MONTH_NAMES.en,
  'jan feb - apr - jun jul aug sept oct nov dec',
  MONTH_NAMES.it,
  MONTH_NAMES.es,
  'ene - - abr - - - - setiembre ott - dic',
  MONTH_NAMES.fr,
  'janv févr - avr - - juil - sep - - -',
  MONTH_NAMES.de,
  'Jänner Feber - - - - - - - okt - dez',
]) {
  for (const [place, word] of line.split(' ').entries()) MONTHS.add(place + 1, word);
}

/** What a month of the language may be mistyped as, though its name is short; not what may be another month. */
export function monthOfInnerSlip(word: string, language: Language): number | undefined {
  return (innerSlips[language] ??= innerSlipsOfMonths(language)).get(word) ?? undefined;
}

const innerSlips: Partial<Record<Language, ReadonlyMap<string, number | null>>> = {};
const SHORTEST_SLIP = 4;

function innerSlipsOfMonths(language: Language): ReadonlyMap<string, number | null> {
  const slips = new Map<string, number | null>();
  for (const [place, name] of [...wordSet(MONTH_NAMES[language])].entries()) {
    for (const slip of innerSlipsOf(name)) {
      if (slip.length < SHORTEST_SLIP || MONTHS.ofWord(slip) !== undefined) continue;
      const known = slips.get(slip);
      slips.set(slip, known === undefined || known === place + 1 ? place + 1 : null);
    }
  }
  return slips;
}

/** What a language calls months for short; not "mar" in Spanish, where it is the sea, nor in Italian. */
export const SHORT_MONTHS: Readonly<Record<Language, PhraseBook<number>>> = {
  en: shortMonths('jan feb mar apr may jun jul aug sep oct nov dec'),
  it: shortMonths('gen feb - apr mag giu lug ago set ott nov dic'),
  es: shortMonths('ene feb - abr may jun jul ago sep oct nov dic'),
  fr: shortMonths('jan fév mars avr mai juin juil août sep oct nov déc'),
  de: shortMonths('jan feb mär apr mai jun jul aug sep okt nov dez'),
};

function shortMonths(line: string): PhraseBook<number> {
  const book = new PhraseBook<number>();
  for (const [place, word] of line.split(' ').entries()) book.add(place + 1, word);
  return book;
}

export type MonthPart = 'early' | 'middle' | 'late' | 'first half' | 'second half';
export const MONTH_PARTS = new PhraseBook<MonthPart>()
  .add(
    'early',
    ...'early,first week of,the first week of,beginning of,start of,the beginning of,inizio,inizi di,inizio di,primi di,ai primi di,prima settimana di,principios de,a principios de,primera semana de,comienzos de,inicios de,début,au début de,première semaine de,début de,Anfang,erste Woche,ersten Woche,erste Woche im'.split(
      ',',
    ),
  )
  .add(
    'middle',
    ...'mid,middle of,the middle of,metà,a metà,metà di,mediados de,a mediados de,mi,milieu,milieu de,Mitte'.split(
      ',',
    ),
  )
  .add(
    'late',
    ...'late,last week of,the last week of,end of,the end of,fine,fine di,a fine,ultima settimana di,fin de,finales de,a finales de,última semana de,fines de,fin,letzte Woche im,letzten Woche im,à la fin de,dernière semaine de,Ende'.split(
      ',',
    ),
  )
  .add(
    'first half',
    ...'first half,prima metà,prima quindicina,primera mitad,primera quincena,1ª quincena,première moitié,première quinzaine,1ère quinzaine,1re quinzaine,erste Hälfte,ersten Hälfte,erste Hälfte im,ersten Hälfte im,erste Hälfte des,ersten Hälfte des'.split(
      ',',
    ),
  )
  .add(
    'second half',
    ...'second half,latter half,seconda metà,seconda quindicina,segunda mitad,segunda quincena,2ª quincena,deuxième moitié,seconde moitié,deuxième quinzaine,seconde quinzaine,2e quinzaine,2ème quinzaine,zweite Hälfte,zweiten Hälfte,zweite Hälfte im,zweiten Hälfte im,zweite Hälfte des,zweiten Hälfte des'.split(
      ',',
    ),
  );

/** "Erste Augusthälfte". */
export const GERMAN_HALVES = new PhraseBook<{
  readonly month: number;
  readonly part: MonthPart;
}>();
for (const [place, month] of GERMAN_MONTHS.split(' ').entries()) {
  const half = `${month}hälfte`;
  GERMAN_HALVES.add({ month: place + 1, part: 'first half' }, `erste ${half}`, `ersten ${half}`);
  GERMAN_HALVES.add({ month: place + 1, part: 'second half' }, `zweite ${half}`, `zweiten ${half}`);
}

export const RELATIVE = new PhraseBook<'week' | 'month' | 'next year' | 'this year'>()
  .add(
    'week',
    ...'next week,prossima settimana,settimana prossima,próxima semana,semana que viene,semaine prochaine,nächste Woche,nächster Woche'.split(
      ',',
    ),
  )
  .add(
    'month',
    ...'next month,prossimo mese,mese prossimo,próximo mes,mes que viene,mois prochain,nächsten Monat,nächster Monat'.split(
      ',',
    ),
  )
  .add(
    'next year',
    ...'next year,prossimo anno,anno prossimo,próximo año,año que viene,année prochaine,an prochain,nächstes Jahr,kommendes Jahr'.split(
      ',',
    ),
  )
  .add('this year', ...'this year,quest’anno,este año,cette année,dieses Jahr'.split(','));

/** Before a number of days, weeks or months after which one wants to leave. */
export const AHEAD: Readonly<Record<Language, PhraseBook<true>>> = {
  en: phraseBook(true, 'in'),
  it: phraseBook(true, 'tra,fra'),
  es: phraseBook(true, 'dentro de'),
  fr: phraseBook(true, 'dans,d ici'),
  de: phraseBook(true, 'in'),
};

export const ORDINALS = wordSet('st nd rd th er º ª e o a');
/** Before a period that runs, however little of it is left. */
export const THIS = wordSet(
  'this questo questa quest este esta cet cette ce dieser diese dieses diesen',
);
/** Beside a period of which no later one is meant. */
export const ONCE = wordSet(
  'this next coming questo questa quest prossimo prossima este esta proximo proxima cet cette ce prochain prochaine dieser diese dieses diesen diesem nachster nachste nachstes nachsten kommenden',
);
export const BETWEEN = wordSet('between tra fra entre zwischen');
/** Before a day or a month, where no last one is named. */
export const OPEN_ENDS = new PhraseBook<'from' | 'to'>()
  .add(
    'from',
    ...'from,after,no earlier than,not earlier than,starting,starting from,from the,after the,da,dal,dall,dopo il,dopo,a partire da,a partire dal,desde,desde el,a partir de,a partir del,después de,después del,dès,dès le,à partir de,à partir du,à partir d,après,après le,ab,ab dem,nach dem'.split(
      ',',
    ),
  )
  .add(
    'to',
    ...'to,al,au,no later than,not later than,before,before the,until,until the,till,by,by the,prima di,prima del,prima dell,entro,entro il,fino a,fino al,antes de,antes del,hasta,hasta el,avant,avant le,avant d,jusqu à,jusqu au,vor dem,vor,bis,bis zum'.split(
      ',',
    ),
  );
export const BETWEEN_DAY_AND_MONTH = wordSet('of the de di del d');
/** Before a day. */
export const ARTICLES = wordSet('the il l el le dem den');
export const TO = wordSet('to until till through bis al a hasta fino au jusqu zum');
export const OR = wordSet('and or und oder e o ed y u et ou');
/** Before a holiday or a season that is not meant itself. */
export const AFTER = wordSet('after dopo despues apres nach');
export const BEFORE = wordSet('before prima antes avant vor');
export const LONG_MONTHS = [
  ...wordSet(
    'january february august september october november december gennaio febbraio settembre ottobre novembre dicembre febrero septiembre octubre noviembre diciembre janvier fevrier juillet septembre octobre novembre decembre januar februar oktober dezember',
  ),
];
