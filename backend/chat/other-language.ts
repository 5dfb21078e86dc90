/**
 * Questions in another language than the market's (CHAT-01): read as in a market that speaks it, and answered with what
 * the pages of the own market say at the same place. What is not found there is said to be in another language.
 */
import { MOST_QUOTED, type ChatPage } from '../../contract/chat.ts';
import { LANGUAGES, type Language } from '../../domain/market.ts';
import { answerQuestion, type ChatSources } from './answer-question.ts';
import type { AskedBefore } from './follow-up.ts';
import { NOT_KNOWN, pageOf, type FoundAnswer } from './page-answers.ts';
import { countSmallWords } from './words.ts';

/** Small words that a language has and the market's has not: fewer may be a name, or a slip. */
const FEWEST_WORDS = 2;

/** The language that a question is in; null for one that the site does not speak. */
export function languageOf(question: string, ofMarket: Language): Language | null {
  if (/\p{L}/u.test(question) && !/\p{Script=Latin}/u.test(question)) return null;
  const countIn = (language: Language) => countSmallWords(question, language);
  const [most = ofMarket] = LANGUAGES.toSorted((one, other) => countIn(other) - countIn(one));
  return countIn(most) >= Math.max(countIn(ofMarket) * 2, countIn(ofMarket) + FEWEST_WORDS)
    ? most
    : ofMarket;
}

/** @param theirs what a market answers from that speaks the language of the question; null where none does */
export function answerInOtherLanguage(
  question: string,
  before: AskedBefore,
  own: ChatSources,
  theirs: ChatSources | null,
): FoundAnswer {
  const answer = theirs && answerQuestion(question, before, theirs);
  const isOfCatalogue = answer && (answer.trip ?? answer.search ?? answer.whichTrip) !== null;
  const quoted = answer?.quote && quoteAt(answer.quote.page, own, theirs as ChatSources);
  const isOfDays = answer && (answer.impossibleDays.length > 0 || answer.isFar);
  if (!isOfCatalogue && !isOfDays && !quoted) {
    return { ...NOT_KNOWN, ...before, isOtherLanguage: true };
  }
  return { ...answer, quote: quoted ?? null, nearest: [], passages: [] };
}

/** What the market's own pages say where a page says something in another language. */
function quoteAt(page: ChatPage, own: ChatSources, theirs: ChatSources): FoundAnswer['quote'] {
  const passagesIn = ({ pages, pagesOf, findTravel }: ChatSources) => {
    const travel = findTravel(page.id);
    const { passages } = travel ? pagesOf(travel) : pages;
    return passages.filter(({ page: { id }, hash }) => id === page.id && hash === page.hash);
  };
  const place = passagesIn(theirs).findIndex(({ title }) => title === page.part);
  const passage = passagesIn(own)[place];
  return passage
    ? { page: pageOf(passage), sentences: passage.sentences.slice(0, MOST_QUOTED) }
    : null;
}
