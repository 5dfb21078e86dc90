/**
 * Which passages answer a question: BM25 over the stems of their titles and texts. A word that no passage has may have
 * one slip in it, or in German be one part of a longer word, as in the search (SRCH-03). How much of the question a
 * passage holds says whether it is an answer at all.
 */
import { LRUCache } from 'lru-cache';
import type { Language } from '../../domain/market.ts';
import { typoVariants } from '../search-index/typo-variants.ts';
import type { Passage } from './passages.ts';
import { goesOn } from './openings.ts';
import { relatedStems } from './related-words.ts';
import { askingWordsIn, stemsOf, wordsIn, type Word } from './words.ts';

export interface RankedPassage {
  readonly passage: Passage;
  readonly score: number;
  /** The part of the question's words that it has, 0 to 1: rare words count more, unknown ones most. */
  readonly coverage: number;
  /** Whether it is about any of them: one is in its title, or two are in its text. */
  readonly isAbout: boolean;
}

/** A stem that a word of the question may be meant as, and how well it stands for it. */
interface Meant {
  readonly stem: string;
  readonly quality: number;
}

// The usual figures of BM25, but for a weaker say of the length: an answer is short or long for no reason.
const K1 = 1.2;
const B = 0.4;
/** How often a word of a title counts, and one of the first sentence, which says what it is about. */
const TITLE_WEIGHT = 3;
const FIRST_WEIGHT = 2;

/** For a title all of which is asked for, and for one that asks by the same word. */
const TITLE_BONUS = 0.8;
const ASKING_BONUS = 1.15;

/** For a quote that begins where the passage does, a part of what is asked. */
const FIRST_BONUS = 0.25;

const RELATED = 0.85;
const SLIP = 0.8;
const PART_OF_WORD = 0.6;
const SHORTEST_PART = 4;
/** What is asked in more words is read up to there. */
const MOST_WORDS = 60;

export interface Quoted {
  readonly sentences: readonly string[];
  /** The part of the question's words that they and the title have. */
  readonly coverage: number;
  readonly said: ReadonlySet<Word>;
}

interface PassageStems {
  readonly titleStems: readonly string[];
  readonly findByStems: ReadonlySet<string>;
  readonly bySentence: readonly (readonly string[])[];
}

/** Words and passages of an index that are remembered. */
const MOST_KEPT = 500;

interface Found {
  readonly score: number;
  readonly held: number;
  readonly words: number;
}

export class PassageIndex {
  readonly #language: Language;
  readonly #passages: Passage[] = [];
  /** By stem, how often each passage has it. */
  readonly #postings = new Map<string, Map<number, number>>();
  /** The folded words of all passages. */
  readonly #vocabulary = new Set<string>();
  readonly #lengths: number[] = [];
  /** By passage, the words of its title, and those of asking. */
  readonly #titles: { readonly words: readonly Word[]; readonly asking: ReadonlySet<string> }[] =
    [];
  #totalLength = 0;
  /** What is read of words and passages that are asked for often. */
  readonly #meant = new LRUCache<string, readonly Meant[], Word>({
    max: MOST_KEPT,
    memoMethod: (_word, _stale, { context }) => this.#readMeaning(context),
  });
  readonly #stems = new LRUCache<Passage, PassageStems>({
    max: MOST_KEPT,
    memoMethod: (passage) => this.#stemsOfPassage(passage),
  });

  constructor(language: Language) {
    this.#language = language;
  }

  add(passages: readonly Passage[]): this {
    this.#meant.clear();
    for (const passage of passages) {
      const place = this.#passages.push(passage) - 1;
      const { title, findBy, sentences } = passage;
      const heads = wordsIn(`${title} ${findBy}`, this.#language);
      const texts = sentences.map((sentence) => wordsIn(sentence, this.#language));
      for (const word of heads) this.#addWord(word, place, TITLE_WEIGHT);
      for (const [sentence, words] of texts.entries()) {
        for (const word of words) this.#addWord(word, place, sentence === 0 ? FIRST_WEIGHT : 1);
      }
      const length = heads.length + texts.flat().length;
      this.#titles.push({ words: heads, asking: askingWordsIn(title, this.#language) });
      this.#lengths.push(length);
      this.#totalLength += length;
    }
    return this;
  }

  has(word: string): boolean {
    return this.#vocabulary.has(word);
  }

  /** In the order in which they were added. */
  get passages(): readonly Passage[] {
    return this.#passages;
  }

  /**
   * All passages that have a word of the question, the best first.
   * @param asking its words of asking
   */
  rank(question: readonly Word[], asking: ReadonlySet<string>): RankedPassage[] {
    const found = new Map<number, Found>();
    let asked = 0;
    const allMeant = new Set<string>();
    for (const word of distinct(question)) {
      const meant = this.#meantBy(word);
      const weight = this.#weightOf(word, meant);
      asked += weight;
      for (const { stem } of meant) allMeant.add(stem);
      for (const [place, { score, quality }] of this.#scoresOf(meant)) {
        const sum = found.get(place) ?? { score: 0, held: 0, words: 0 };
        found.set(place, {
          score: sum.score + score,
          held: sum.held + quality * weight,
          words: sum.words + (isNumber(word) ? 0 : 1),
        });
      }
    }
    return [...found]
      .map(([place, { score, held, words }]): RankedPassage => {
        const passage = this.#passages[place] as Passage;
        const coverage = held / asked;
        const inTitle = this.#shareOfTitle(place, allMeant);
        const asksAlike = [...asking].some((word) => this.#titles[place]?.asking.has(word));
        return {
          passage,
          score:
            score *
            coverage *
            passage.weight *
            (1 + TITLE_BONUS * inTitle) *
            (asksAlike ? ASKING_BONUS : 1),
          coverage,
          isAbout: inTitle > 0 || words > 1,
        };
      })
      .toSorted((one, other) => other.score - one.score);
  }

  /** How much of a question a word is: as much as the rarest thing that it may mean. */
  #weightOf(word: Word, meant: readonly Meant[]): number {
    if (meant.length > 0) return Math.max(...meant.map(({ stem }) => this.#rarity(stem)));
    // A number of somebody's own, such as an age, is in no text.
    return this.#rarityOf(0) * (isNumber(word) ? 0.5 : 1);
  }

  /** Of one word of a question, the best that each passage has for it. */
  #scoresOf(meant: readonly Meant[]): Map<number, { score: number; quality: number }> {
    const best = new Map<number, { score: number; quality: number }>();
    for (const { stem, quality } of meant) {
      for (const [place, times] of this.#postings.get(stem) ?? []) {
        const score = quality * this.#rarity(stem) * this.#saturation(times, place);
        const known = best.get(place);
        if (!known || known.score < score)
          best.set(place, { score, quality: Math.max(quality, known?.quality ?? 0) });
      }
    }
    return best;
  }

  /** How much of a title is asked for, 0 to 1. */
  #shareOfTitle(place: number, asked: ReadonlySet<string>): number {
    let [all, held] = [0, 0];
    for (const { stems } of this.#titles[place]?.words ?? []) {
      const weight = Math.max(...stems.map((stem) => this.#rarity(stem)));
      all += weight;
      if (stems.some((stem) => asked.has(stem))) held += weight;
    }
    return all === 0 ? 0 : held / all;
  }

  /**
   * The sentences of a passage, at most so many in a row, that say most of what is asked, and how much that is. They
   * begin where the passage does or with a sentence that can be read without the one before.
   */
  quote(passage: Passage, question: readonly Word[], most: number): Quoted {
    const { sentences } = passage;
    const { titleStems, findByStems, bySentence } = this.#stems.memo(passage);
    const asked = distinct(question).map((word) => {
      const meant = this.#meantBy(word);
      return { word, meant, weight: this.#weightOf(word, meant) };
    });
    const all = asked.reduce((sum, { weight }) => sum + weight, 0);
    const starts = sentences
      .map((_, at) => at)
      .filter(
        (at) => at === 0 || (at + most <= sentences.length && this.#standsAlone(sentences, at)),
      );
    const quotes = starts.map((at) => {
      const shown = new Set([...titleStems, ...bySentence.slice(at, at + most).flat()]);
      const held = asked.map(({ word, meant, weight }) => {
        const qualityIn = (stems: ReadonlySet<string>) =>
          Math.max(0, ...meant.map(({ stem, quality }) => (stems.has(stem) ? quality : 0)));
        const said = qualityIn(shown);
        return {
          word,
          said: weight * said,
          found: weight * Math.max(said, qualityIn(findByStems)),
        };
      });
      return {
        // The first says what it is about.
        worth: held.reduce((sum, { said }) => sum + said, at === 0 ? FIRST_BONUS * all : 0),
        sentences: sentences.slice(at, at + most),
        coverage: held.reduce((sum, { found }) => sum + found, 0) / all,
        said: new Set(held.flatMap(({ word, said }) => (said > 0 ? [word] : []))),
      };
    });
    // Of those that say as much the first.
    return quotes.reduce((best, one) => (one.worth > best.worth ? one : best));
  }

  #stemsOfPassage({ title, findBy, sentences }: Passage): PassageStems {
    const stemsIn = (text: string) => wordsIn(text, this.#language).flatMap(({ stems }) => stems);
    return {
      titleStems: stemsIn(title),
      findByStems: new Set(stemsIn(findBy)),
      bySentence: sentences.map(stemsIn),
    };
  }

  #standsAlone(sentences: readonly string[], at: number): boolean {
    return !sentences[at - 1]?.endsWith(':') && !goesOn(sentences[at] as string, this.#language);
  }

  #addWord({ folded, stems }: Word, place: number, times: number): void {
    this.#vocabulary.add(folded);
    for (const stem of stems) {
      let places = this.#postings.get(stem);
      if (!places) this.#postings.set(stem, (places = new Map()));
      places.set(place, (places.get(place) ?? 0) + times);
    }
  }

  #meantBy(word: Word): readonly Meant[] {
    return this.#meant.memo(word.folded, { context: word });
  }

  #readMeaning({ folded, stems }: Word): readonly Meant[] {
    const related = relatedStems(this.#language);
    const meant = [
      ...stems.map((stem) => ({ stem, quality: 1 })),
      ...stems.flatMap((stem) =>
        [...(related.get(stem) ?? [])].map((other) => ({ stem: other, quality: RELATED })),
      ),
    ].filter(({ stem }) => this.#postings.has(stem));
    if (meant.length > 0) return meant;
    const slips = [...typoVariants(folded)].filter((word) => this.#vocabulary.has(word));
    if (slips.length > 0) return this.#stemsOfAll(slips, SLIP);
    return this.#language === 'de' ? this.#stemsOfAll(this.#partsOf(folded), PART_OF_WORD) : [];
  }

  /** German words that end with a word, or that it ends with: `Reisepass` and `Pass`. */
  #partsOf(folded: string): string[] {
    if (folded.length < SHORTEST_PART) return [];
    return [...this.#vocabulary].filter(
      (word) => word.length >= SHORTEST_PART && (word.endsWith(folded) || folded.endsWith(word)),
    );
  }

  #stemsOfAll(words: readonly string[], quality: number): Meant[] {
    return words
      .flatMap((word) => stemsOf(word, this.#language))
      .filter((stem) => this.#postings.has(stem))
      .map((stem) => ({ stem, quality }));
  }

  #rarity(stem: string): number {
    return this.#rarityOf(this.#postings.get(stem)?.size ?? 0);
  }

  #rarityOf(count: number): number {
    return Math.log(1 + (this.#passages.length - count + 0.5) / (count + 0.5));
  }

  #saturation(times: number, place: number): number {
    const meanLength = this.#totalLength / this.#passages.length || 1;
    const length = (this.#lengths[place] as number) / meanLength;
    return (times * (K1 + 1)) / (times + K1 * (1 - B + B * length));
  }
}

/** Each once, as far as a question is read. */
function distinct(question: readonly Word[]): Word[] {
  const known = new Set<string>();
  return question
    .slice(0, MOST_WORDS)
    .filter(({ folded }) => !known.has(folded) && known.add(folded));
}

function isNumber({ folded }: Word): boolean {
  return /^\d+$/u.test(folded);
}
