/** Words of daily life that are also, or nearly, the name of a country: nobody means the country by them. */
import type { Language } from '../../domain/market.ts';
import { wordSet } from './phrase-book.ts';

/** Of each language, those that are a country's name in another one, or one slip from a name. */
const ORDINARY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'island islands inland child children chilli chilly waves wages state status basil index indie macro',
  ),
  it: wordSet('siamo armonia macro marco'),
  es: wordSet('jamón jabón galas macro marco estado'),
  fr: wordSet('index'),
  de: wordSet('inland index'),
};

/** Whether a folded word of a market's language says something else than a country. */
export function isOrdinaryIn(language: Language, word: string): boolean {
  return ORDINARY_WORDS[language].has(word);
}

/** Whether a folded word is one of any language, and so no slip of a country's name. */
export function isOrdinary(word: string): boolean {
  return Object.values(ORDINARY_WORDS).some((words) => words.has(word));
}
