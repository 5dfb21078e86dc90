/** Who may have the language model asked (AI-01, CHAT-01): there is one count for all questions of a network. */
import { logSecurityEvent } from '../../config/security-log.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { countUses, passedLimit, type Limit } from '../limits.ts';
import type { BackendParts } from './backend-parts.ts';

/** How often one network may have the model asked: it is paid for, and slower than the rules. */
const MODEL_QUESTIONS: Limit = {
  name: 'questions to the language model',
  most: 60,
  windowMs: HOUR_MS,
};

/** The language model; null where none is configured, it rests, or the visitor's network has asked it enough. */
export async function modelFor(
  network: string,
  parts: BackendParts,
): Promise<BackendParts['languageModel']> {
  const model = parts.languageModel;
  if (!model || model.isResting()) return null;
  try {
    const use = { limit: MODEL_QUESTIONS, of: network };
    const count = { now: parts.now(), secret: parts.secret };
    if (!passedLimit(await countUses(parts.storage.db, [use], count))) return model;
    logSecurityEvent(parts.log, 'limit-reached', { limit: MODEL_QUESTIONS.name });
  } catch (error) {
    // What cannot be counted is not asked; the rules need no database.
    parts.log.error({ err: error }, 'questions to the language model not counted');
  }
  return null;
}
