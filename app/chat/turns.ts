/** A conversation as the page shows it, and what came of the last question (CHAT-01). */
import type { ChatAnswer } from '../../contract/chat.ts';

/** Questions of one conversation. */
export const MOST_TURNS = 20;

export interface Turn {
  readonly question: string;
  readonly answer: ChatAnswer;
}

/** `outdated`: the conversation is too old, or not one that the site has written. `full`: it has all its questions. */
const CHAT_PROBLEMS = ['missing', 'tooLong', 'outdated', 'full', 'tooMany', 'unavailable'] as const;
export type ChatProblem = (typeof CHAT_PROBLEMS)[number];

export interface ChatReply {
  readonly turns: readonly Turn[];
  /** The conversation for the form to bring along, signed; null for one that begins. */
  readonly signed: string | null;
  readonly problem: ChatProblem | null;
  readonly retryAfterS: number | null;
  /** What stays in the field: a question that was not answered. */
  readonly question: string;
}

export const NEW_CONVERSATION: ChatReply = {
  turns: [],
  signed: null,
  problem: null,
  retryAfterS: null,
  question: '',
};

/** Fields of the form. */
export const QUESTION = 'question';
export const CONVERSATION = 'conversation';
export const CURRENCY = 'currency';
/** The travel whose page the question is asked on, where the conversation does not know it yet. */
export const ABOUT = 'about';
