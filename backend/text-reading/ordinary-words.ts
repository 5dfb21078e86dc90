/**
 * Words of daily life that are also, or nearly, the name of a country, or another language's word for a kind of
 * travel: nobody means those by them.
 */
import type { Language } from '../../domain/market.ts';
import { wordSet } from './phrase-book.ts';

/** Of each language, those that are a country's name or a kind of travel in another one, or one slip from a name. */
const ORDINARY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet(
    'island islands inland child children chilli chilly waves wages state status basil index indie macro boot',
  ),
  it: wordSet('siamo armonia macro marco sale'),
  es: wordSet('plaza plazas jamón jabón galas macro marco estado sea sale'),
  fr: wordSet('index sale'),
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
