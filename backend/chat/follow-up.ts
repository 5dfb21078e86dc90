/** Questions that follow another one and name only what is different: "and in June?" (CHAT-01). */
import type { Filters } from '../../contract/filters.ts';
import { fieldsOf, filterNamed, type FilterName } from '../../domain/filters/filters.ts';
import { activeFilterNames, type ListingBody } from '../../domain/filters/search-filters.ts';
import type { Language } from '../../domain/market.ts';
import { foldText } from '../search-index/fold-text.ts';
import { NEGATIONS } from '../text-reading/filler-words.ts';
import { wordSet } from '../text-reading/phrase-book.ts';
import { MOST_TOKENS, type QuestionReading } from '../text-reading/read-question.ts';
import { tokensOf } from '../text-reading/tokens.ts';
import { unwantedFilters } from '../../contract/question-reading.ts';

/** What the questions before were about. */
export interface AskedBefore {
  /** Id of a travel. */
  readonly about: string | null;
  readonly asked: Filters;
}

const PLACES: readonly FilterName[] = ['destinationId', 'continentId', 'textSearch'];

/** Words that a question may have beside what is different. */
const JOINING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'and or but better so then also too instead rather only maybe perhaps please ok okay what about how is it if in on at to for of from with without not no never nor except apart than by the a an i d like we that this there still possible just us me would be same thing actually fine alright all right acceptable are make',
  ),
  it: wordSet(
    'e ed o oppure meglio ma pero allora poi anche invece piuttosto solo magari forse per favore ok che dici di come sarebbe se in a ad al allo alla ai agli alle da dal dalla del della nel nello nella con senza non no ne tranne eccetto il lo la i gli le l un una vorrei c realta va vanno bene pure accettabile facciamo',
  ),
  es: wordSet(
    'y e o u pero entonces tambien tampoco mejor solo quizas por favor vale que tal como seria si en a al para de del desde con sin no ni menos excepto salvo el la los las un una lo quiero mas bien hay realidad esta estan me parece hazlo hagamos que sea ponlo',
  ),
  fr: wordSet(
    'et ou mais mieux alors puis aussi plutot seulement peut etre s il vous plait ok que qu dites en de d du des a au aux dans pour par vers avec sans non ne n pas ni sauf hormis le la les l un une si c est ca ce fait finalement convient va me accord bon disons mettons',
  ),
  de: wordSet(
    'und oder aber besser dann auch lieber stattdessen nur vielleicht bitte ok was ist wie sieht es aus ware mit wenn in im ins am an nach fur von vom zu zum zur ohne nicht kein keine keinen nein ausser den die das der dem ein eine einen ich doch mal so es war eigentlich ordnung okay mach machen sagen wir',
  ),
};

/** What says of something that was ruled out that it may be, folded: "actually hiking is fine". */
const ALLOWING: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:fine|all ?right|acceptable|(?:is|are) ok(?:ay)?)\b/,
  it: /\b(?:van?(?:no)?(?: pure)? bene|accettabile)\b/,
  es: /\b(?:estan? bien|parecen? bien)\b/,
  fr: /\b(?:ca (?:me )?va|convient|c.est (?:bon|ok))\b/,
  de: /.\b(?:in ordnung|ok(?:ay)?)\b/,
};

/**
 * The reading with what was asked before and is not asked otherwise now, where the question follows from that; else as
 * it is. A place replaces all places, and days all days.
 */
export function withAskedBefore(
  reading: QuestionReading,
  question: string,
  { asked }: Pick<AskedBefore, 'asked'>,
  language: Language,
  isSureToFollow = false,
): QuestionReading {
  if (!isSureToFollow && !isFollowUp(reading, question, language)) return reading;
  const said = activeFilterNames(reading.filters);
  const namesPlace = said.some((name) => PLACES.includes(name));
  // "Not June" after June: nothing would be left of them. "Not August" after the summer leaves the rest of it.
  const areNoDaysLeft = reading.excluded.some(({ values }) => values && isWithin(asked, values));
  const isSaid = (name: FilterName) =>
    said.includes(name) ||
    (namesPlace && PLACES.includes(name)) ||
    (areNoDaysLeft && name === 'dates');
  const unwanted = new Set(reading.excluded.map(({ item }) => item));
  const kept: ListingBody = {};
  for (const name of activeFilterNames(asked).filter((one) => !isSaid(one))) {
    for (const key of Object.keys(fieldsOf(filterNamed(name)))) {
      const value = (asked as Readonly<Record<string, unknown>>)[key];
      const left = Array.isArray(value) ? value.filter((item) => !unwanted.has(item)) : value;
      const isLeft = Array.isArray(left) ? left.length > 0 : left !== undefined;
      if (isLeft) Object.assign(kept, { [key]: left });
    }
  }
  if (asked.sort) kept.sort = asked.sort;
  const excludedBefore = asked.excluded ?? [];
  const known = new Set(unwantedFilters(reading.excluded).map((one) => JSON.stringify(one)));
  const { destinationId, textSearch } = reading.filters;
  // Who names a country asks for that one, also in a part of the world that was ruled out.
  const isCountryNamed = destinationId !== undefined || textSearch !== undefined;
  const keptExcluded = excludedBefore.flatMap((values) => {
    const [filter] = activeFilterNames(values);
    const isGone =
      !filter ||
      (isCountryNamed && PLACES.includes(filter)) ||
      known.has(JSON.stringify(values)) ||
      (isList(values) ? isIn(values, reading.filters) : isSaid(filter));
    // What was said before has no words in this question.
    return isGone ? [] : [{ words: '', filter, values }];
  });
  const isAllowing =
    keptExcluded.length < excludedBefore.length && ALLOWING[language].test(foldText(question));
  const filters = isAllowing ? without(reading.filters, excludedBefore) : reading.filters;
  if (!isAllowing && activeFilterNames(kept).length + keptExcluded.length === 0) return reading;
  return {
    ...reading,
    filters: { ...kept, ...filters },
    excluded: [...keptExcluded, ...reading.excluded],
  };
}

/** Whether all days that are asked for are among others. */
function isWithin({ dateFrom, dateTo }: Filters, days: ListingBody): boolean {
  return (
    dateFrom !== undefined &&
    dateTo !== undefined &&
    days.dateFrom !== undefined &&
    days.dateTo !== undefined &&
    days.dateFrom <= dateFrom &&
    dateTo <= days.dateTo
  );
}

function isList(values: ListingBody): boolean {
  return Object.values(values).some(Array.isArray);
}

/** Whether some of these values are among those of the filters. */
function isIn(values: ListingBody, filters: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).some(([key, items]) => {
    const wanted = filters[key];
    return (
      Array.isArray(items) && Array.isArray(wanted) && items.some((one) => wanted.includes(one))
    );
  });
}

/** The filters without values that were ruled out. */
function without(filters: ListingBody, excluded: readonly ListingBody[]): ListingBody {
  const left = Object.entries(filters).flatMap(([key, items]): [string, unknown][] => {
    if (!Array.isArray(items)) return [[key, items]];
    const others = items.filter((item) => !excluded.some((one) => isIn({ [key]: [item] }, one)));
    return others.length > 0 ? [[key, others]] : [];
  });
  return Object.fromEntries(left) as ListingBody;
}

function isJoined(question: string): boolean {
  const [first, ...others] = tokensOf(question, MOST_TOKENS);
  return BEGINNING.has(first?.word ?? '') || others.some(({ word }) => INSTEAD.has(word));
}

/** What joins a question to the one before as its first word, and anywhere in it, in all languages. */
const INSTEAD = wordSet(
  'instead rather also too invece piuttosto anche tambien mejor plutot aussi stattdessen lieber auch',
);
const BEGINNING = wordSet(
  'and or but so then what how actually only ok okay no e ed o oppure ma pero allora poi meglio solo y u entonces solo que et ou mais alors puis und oder aber dann doch nur wie',
  [...INSTEAD].join(' '),
);

function isFollowUp(
  { sources, excluded, sort }: QuestionReading,
  question: string,
  language: Language,
): boolean {
  const understood = [...sources, ...excluded, ...(sort ? [sort] : [])];
  if (understood.length === 0) return false;
  // Who names a place and what the trip there is to be like begins anew, but for "and" or "instead".
  const isWhole = [true, false].every((isPlace) =>
    sources.some(({ filter }) => PLACES.includes(filter) === isPlace),
  );
  if (isWhole && !isJoined(question)) return false;
  const rest = understood.reduce((text, { words }) => text.replace(words, ' '), question);
  const tokens = tokensOf(rest, MOST_TOKENS).filter(({ word }) => /[\p{L}\p{N}]/u.test(word));
  for (let at = 0; at < tokens.length;) {
    const isJoining = JOINING[language].has(tokens[at]?.word ?? '');
    // "Anywhere but Thailand".
    const length = NEGATIONS.longestAt(tokens, at)?.length ?? (isJoining ? 1 : 0);
    if (length === 0) return false;
    at += length;
  }
  return true;
}
