/**
 * A language model that reads what the rules of questions do not understand (AI-01): one that speaks OpenAI's
 * protocol, with an operator's own provider or on a machine of theirs. Without these settings nothing is sent to any.
 */
import { z } from 'zod';
import { httpOrigin } from './web-address.ts';
import { wholeNumber } from './whole-number.ts';

export const LANGUAGE_MODEL_VARIABLES = {
  /** What stands before `/chat/completions`, such as https://models.example.com/v1. */
  AI_BASE_URL: httpOrigin.optional(),
  AI_MODEL: z.string().trim().min(1).max(200).optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'has characters that no header takes')
    .optional(),
  AI_TIMEOUT_MS: wholeNumber(50, 30_000).default(3_000),
};

type LanguageModelVariables = z.infer<z.ZodObject<typeof LANGUAGE_MODEL_VARIABLES>>;

export interface LanguageModelSettings {
  readonly baseUrl: string;
  readonly model: string;
  /** Null for one that asks for none. */
  readonly apiKey: string | null;
  readonly timeoutMs: number;
}

/** What each variable lacks of the others; empty when nothing is wrong. */
export function languageModelProblems(values: LanguageModelVariables): string[] {
  const given = (['AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY'] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (given.length === 0) return [];
  return (['AI_BASE_URL', 'AI_MODEL'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: is wanted with ${given.join(', ')}`);
}

/** Null where none is configured. */
export function languageModelOf(values: LanguageModelVariables): LanguageModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = values;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl,
    model,
    apiKey: values.AI_API_KEY ?? null,
    timeoutMs: values.AI_TIMEOUT_MS,
  };
}
