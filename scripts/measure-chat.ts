/**
 * `npm run measure:chat` asks the chat what travellers ask, in all languages (CHAT-01), and prints how often the right page
 * answers, how often it is among the three that are named, how much of what no page answers is said not to be known, what
 * was missed, and how long an answer takes. Of held-out questions it prints the shares alone.
 */
import { performance } from 'node:perf_hooks';
import { answerQuestion, NOTHING_BEFORE } from '../backend/chat/answer-question.ts';
import { readContent } from '../backend/content-import/read-content.ts';
import { LANGUAGES } from '../domain/market.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { HELD_OUT_FOLLOW_UPS } from './search/chat-follow-ups.ts';
import {
  CHAT_QUESTIONS,
  HELD_OUT_CHAT_QUESTIONS,
  HELD_OUT_UNKNOWN_QUESTIONS,
  NEAR_CHAT_QUESTIONS,
  NEAR_UNKNOWN_QUESTIONS,
  UNKNOWN_QUESTIONS,
} from './search/chat-questions.ts';
import { chatSourcesByLanguage, measureChat, type ChatFigures } from './search/measure-chat.ts';

const ROUNDS = 20;

await runProcess(async () => {
  process.chdir(PROJECT_FOLDER);
  const sources = await chatSourcesByLanguage(readContent('content'));
  for (const language of LANGUAGES) {
    const figures = measureChat(language, sources[language]);
    const heldOut = measureChat(
      language,
      sources[language],
      HELD_OUT_CHAT_QUESTIONS,
      HELD_OUT_UNKNOWN_QUESTIONS,
    );
    say(`${language}   ${shares(figures)}`);
    say(`     held out: ${shares(heldOut)}`);
    const near = measureChat(
      language,
      sources[language],
      NEAR_CHAT_QUESTIONS,
      NEAR_UNKNOWN_QUESTIONS,
    );
    say(`     near to others, held out: ${shares(near)}`);
    const { asked, first } = measureChat(language, sources[language], HELD_OUT_FOLLOW_UPS, {});
    say(`     figures and what follows, held out: right ${share(first, asked)}`);
    const { missed } = figures;
    for (const { question, wanted, found } of missed) {
      say(`     "${question}"`);
      say(`        wanted ${wanted}`);
      say(`        found  ${found}`);
    }
  }
  const times = LANGUAGES.flatMap((language) => {
    const questions = [
      ...CHAT_QUESTIONS.map((one) => one[language]),
      ...UNKNOWN_QUESTIONS[language],
    ];
    return Array.from({ length: ROUNDS }, () =>
      questions.map((question) => {
        const start = performance.now();
        answerQuestion(question, NOTHING_BEFORE, sources[language]);
        return performance.now() - start;
      }),
    ).flat();
  });
  const sorted = times.toSorted((one, other) => one - other);
  const percentile99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  say(`99th percentile of ${times.length}: ${percentile99.toFixed(2)} ms`);
}, 'Cannot measure');

function shares({ asked, first, firstThree, unknown, saidUnknown }: ChatFigures): string {
  return `right page ${share(first, asked)}, among three ${share(firstThree, asked)}, not known ${share(saidUnknown, unknown)}`;
}

function share(count: number, all: number): string {
  return `${((count / all) * 100).toFixed(1)} % of ${all}`;
}
