/**
 * Seasons and holidays by what people call them in each language. Their days are those of the market's own
 * periods (SRCH-12): whoever types "Ostern" in France means the days that French people have off.
 */
import type { PeriodRecord } from '../catalogue/period-record.ts';
import { foldedWords } from '../search-index/fold-text.ts';
import { PhraseBook } from './phrase-book.ts';

/**
 * Names for one time in all languages, among them those of the markets' periods (`content/periods`). A holiday of
 * one day in each year has that before them; what stands behind the bar is named after it, and is more than a day.
 */
const NAMED_TIMES: readonly {
  readonly day?: string;
  readonly names: readonly string[];
  readonly longer: readonly string[];
}[] = [
  'spring,springtime,primavera,printemps,Frühling,Frühjahr,Frühlingsreise',
  'summer,summertime,summer trip,estate,verano,été,Sommer,Sommerurlaub,Sommerreise',
  'autumn,fall,indian summer,fall foliage,autunno,otoño,automne,été indien,Herbst,Herbsturlaub,Herbstreise',
  'winter,wintertime,inverno,invierno,hiver,Winterurlaub,Winterreise',
  '12-25:Christmas,xmas,Natale,Navidad,Navidades,Noël,Weihnachten|Christmas holidays,Christmas break,Christmas vacation,Christmas and New Year,winter break,vacanze di Natale,vacaciones de Navidad,vacances de Noël,Weihnachtsferien,Weihnachtsurlaub,festivities',
  '12-31:New Year,New Year’s,New Years,New Year’s Eve,New Years Eve,NYE,Capodanno,fine anno,Fin de año,Nochevieja,Año Nuevo,Nouvel An,jour de l’an,réveillon,Silvester,Neujahr,Jahreswechsel',
  'Easter,Easter holidays,Easter break,Easter week,Easter weekend,Pasqua,vacanze di Pasqua,Pascua,Semana Santa,Pâques,Week-end de Pâques,Ostern,Osterferien,Osterurlaub',
  'carnival,Carnevale,Carnaval,Karneval,Fasching,Mardi Gras,Rosenmontag',
  'Pentecost,Whitsun,Pentecoste,Pentecostés,Pentecôte,Week-end de la Pentecôte,week-end de Pentecôte,Pfingsten,Pfingstferien,Pfingsturlaub',
  'Ascension,Ascension Day,Ascensione,Pont de l’Ascension,week-end de l’Ascension,pont Ascension,Christi Himmelfahrt,Himmelfahrt,Vatertag',
  '08-15:mid-August,Ferragosto,Puente de agosto,Pont du 15 août,Assomption,Mariä Himmelfahrt',
  '11-01:All Saints,Toussaint,Ognissanti,Todos los Santos,Allerheiligen|Vacances de la Toussaint,Ponte di Ognissanti,Puente de Todos los Santos',
  'summer holidays,summer vacation,summer break,vacanze estive,ferie estive,Vacaciones de verano,Vacances d’été,grandes vacances,Sommerferien (alle Bundesländer),Sommerferien,große Ferien',
  'autumn half-term,October half-term,autumn break,fall break,Herbstferien (alle Bundesländer),Herbstferien,vacances d’automne',
  'February half-term,half-term,winter holidays,Vacances d’hiver,vacances de février,vacances de ski,Winterferien,settimana bianca',
  // What is said at home of the holidays in spring, which Easter is near.
  'spring break,Vacances de printemps,vacances de Pâques,Frühjahrsferien,vacances d’avril',
  'Thanksgiving,Thanksgiving week,Thanksgiving weekend,Thanksgiving break',
  '05-01:Erster Mai,1. Mai,Tag der Arbeit,Maifeiertag,Labour Day,Ponte del 1º maggio,Primo maggio,Ponte del primo maggio,Puente de mayo,puente del 1 de mayo,Pont du 1er mai,fête du travail,festa del lavoro,festa dei lavoratori',
  '07-04:Fourth of July,4th of July,July 4th,Independence Day',
  'Memorial Day weekend,Memorial Day',
  'Labor Day weekend,Labor Day',
  'Presidents’ Day weekend,Presidents’ Day',
  'MLK weekend,MLK Day,Martin Luther King Day',
  '04-25:Ponte del 25 aprile,ponte della Liberazione,festa della Liberazione,Liberazione',
  '06-02:Ponte del 2 giugno,ponte 2 giugno,festa della Repubblica',
  '01-06:Ponte dell’Epifania,Epifania,Befana',
  '12-08:Ponte dell’Immacolata,Immacolata,ponte dell’8 dicembre,ponte 8 dicembre',
  'Puente de diciembre,puente de la Constitución,puente de la Inmaculada,puente de la Purísima',
  '10-12:Puente del Pilar,el Pilar',
  '01-06:Puente de Reyes,Reyes,Reyes Magos',
  '05-08:Pont du 8 mai',
  '07-14:Pont du 14 juillet',
  '11-11:Pont du 11 novembre',
  '10-03:Tag der Deutschen Einheit',
].map((line) => {
  const [, day, names = '', longer] = /^(?:(\d\d-\d\d):)?([^|]*)(?:\|(.*))?$/u.exec(line) ?? [];
  return { ...(day && { day }), names: names.split(','), longer: longer?.split(',') ?? [] };
});

export interface NamedTime {
  /** Those that people have off, by their first day; they come again. */
  readonly periods: readonly PeriodRecord[];
  /** Of a holiday that is on the same day each year, its month and day. */
  readonly day?: string;
}
export type NamedTimes = PhraseBook<NamedTime>;

/**
 * @param periodsOfMarkets by their first day; those of the visitor's market come first, those of others count
 *   for times that it has not
 */
export function namedTimes(periodsOfMarkets: readonly (readonly PeriodRecord[])[]): NamedTimes {
  const book: NamedTimes = new PhraseBook();
  const keyOf = (name: string) => foldedWords(name).join(' ');
  for (const { names, longer, ...holiday } of NAMED_TIMES) {
    const keys = new Set([...names, ...longer].map(keyOf));
    const periods = periodsOfMarkets
      .map((records) => records.filter(({ name }) => keys.has(keyOf(name))))
      .find((records) => records.length > 0);
    if (periods || holiday.day) book.add({ periods: periods ?? [], ...holiday }, ...names);
    if (periods) book.add({ periods }, ...longer);
    else if (holiday.day) book.add({ periods: [], ...holiday }, ...longer);
  }
  for (const records of periodsOfMarkets) {
    for (const [name, periods] of Map.groupBy(records, (record) => record.name)) {
      book.add({ periods }, name);
    }
  }
  return book;
}
