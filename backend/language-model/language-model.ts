/**
 * Asks a language model that speaks OpenAI's protocol (AI-01). It is a stranger: it may be slow, gone or wrong, and
 * its answer is taken only as far as a schema goes. Whoever asks has an answer of their own for when there is none.
 */
import type { Logger } from 'pino';
import { z } from 'zod';
import type { LanguageModelSettings } from '../../config/language-model-settings.ts';
import { textWithin } from '../../contract/text-within.ts';
import { withoutPersonalData } from '../../domain/personal-data.ts';

interface ModelQuestion<Schema extends z.ZodType> {
  /** What it is to do, in our own words. */
  readonly task: string;
  /** A stranger's words. What may lead to a person is cut out before they are sent. */
  readonly text: string;
  /** What it may answer: sent as JSON Schema, and held against whatever comes. */
  readonly answer: Schema;
}

export interface LanguageModel {
  /** Whether it is asked at all now: after failures it is left alone for a while. */
  readonly isResting: () => boolean;
  /** Null where no answer came in time that fits the schema, or it is resting. */
  readonly ask: <Schema extends z.ZodType>(
    question: ModelQuestion<Schema>,
  ) => Promise<z.infer<Schema> | null>;
}

interface LanguageModelOptions {
  readonly settings: LanguageModelSettings;
  readonly log: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** More than any answer has that fits. */
const MOST_BYTES = 64 * 1024;
const MOST_FAILURES = 3;
const REST_MS = 30_000;

export function createLanguageModel({ settings, log, now }: LanguageModelOptions): LanguageModel {
  /** In a row. */
  let failures = 0;
  let restsUntil = -Infinity;
  const isResting = (): boolean => now() < restsUntil;
  return {
    isResting,
    async ask(question) {
      if (isResting()) return null;
      try {
        const answer = await askOnce(question, settings);
        failures = 0;
        return answer;
      } catch (error) {
        // Neither what was asked nor what was answered is logged: a traveller's words may be in both.
        log.warn({ failure: failureOf(error) }, 'language model failed');
        failures += 1;
        if (failures >= MOST_FAILURES && !isResting()) {
          restsUntil = now() + REST_MS;
          log.warn({ failures, restMs: REST_MS }, 'language model rests');
        }
        return null;
      }
    },
  };
}

/** Why an answer is not taken. */
class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** @throws Error where there is no answer that fits */
async function askOnce<Schema extends z.ZodType>(
  { task, text, answer }: ModelQuestion<Schema>,
  { baseUrl, model, apiKey, timeoutMs }: LanguageModelSettings,
): Promise<z.infer<Schema>> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: withoutPersonalData(text) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: schemaOf(answer) },
      },
    }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'manual',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new NoAnswer(`status ${response.status}`);
  }
  const body = await textWithin(response, MOST_BYTES);
  if (body === null) throw new NoAnswer('size');
  const [choice] = parsed(completionSchema, body).choices;
  const { content, refusal } = choice?.message ?? {};
  if (refusal || !content) throw new NoAnswer('refusal');
  return parsed(answer, content);
}

/** Limits of numbers, lists and texts are for who checks: some servers refuse a schema that has them. */
const UNSENT = ['minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength'] as const;

export function schemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const keyword of UNSENT) delete jsonSchema[keyword];
    },
  });
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.infer<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new NoAnswer('no JSON');
  }
  const read = schema.safeParse(json);
  if (!read.success) throw new NoAnswer('shape');
  return read.data;
}

/** `TimeoutError`, `TypeError` where nobody answers, or why an answer was not taken. */
function failureOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}
