/**
 * What every call answers with: `response: 'success'` and its data, or an error of one shape. Status
 * 418 is a redirect (RTE-07): its `meta` says where to.
 */
import { z } from 'zod';

const ERROR_KEYS = [
  'BAD_REQUEST',
  'NOT_FOUND',
  'GONE',
  'METHOD_NOT_ALLOWED',
  'UNSUPPORTED_MEDIA_TYPE',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'REDIRECT',
  'UNAVAILABLE',
  'INTERNAL_ERROR',
  'USER_PRIVACY_POLICY_ERROR',
] as const;
export type ErrorKey = (typeof ERROR_KEYS)[number];

/** What of an answer with status 418 is obeyed (RTE-07), whatever else is in it. */
export const redirectAnswerSchema = z.object({
  meta: z.object({
    httpStatusCode: z.number(),
    redirectTo: z.string(),
  }),
});

export const errorAnswerSchema = z.object({
  response: z.literal('error'),
  error: z.object({
    key: z.enum(ERROR_KEYS),
    message: z.string(),
    extra: z.record(z.string(), z.unknown()).optional(),
  }),
  meta: redirectAnswerSchema.shape.meta.optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** The success envelope around `data`. */
export function answerSchema<Data extends z.ZodType>(data: Data) {
  return z.object({ response: z.literal('success'), data });
}
