/** Flags for loaders (API-05): by key, for the page that is asked for. */
import type { AppLoadContext } from '@remix-run/node';
import {
  DRAWN_FLAGS,
  FEATURE_FLAGS,
  isVisitorFlag,
  type DrawnFlag,
  type FlagKey,
} from '../../domain/feature-flag.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { outcomesOf } from './visitor-outcomes.server.ts';

type Answers = Map<string, Promise<boolean>>;
const answers = new WeakMap<AppLoadContext, Answers>();

/**
 * Whether a flag is on for the page of a request; asked once for all loaders of the request. All but the flags by
 * visitor depend on market and address alone. Without the process (under `remix-serve`) it is the default.
 */
export function isFlagOn(
  key: FlagKey,
  request: Request,
  context: AppLoadContext,
): Promise<boolean> {
  if (isVisitorFlag(key))
    return outcomesOf(request, context).then(({ flags }) => flags.includes(key));
  if (!context.flags) return Promise.resolve(FEATURE_FLAGS[key].isOnByDefault);
  const known = answers.get(context) ?? new Map<string, Promise<boolean>>();
  answers.set(context, known);
  const name = `${key} ${request.url}`;
  let answer = known.get(name);
  if (!answer) {
    const { id: market, country } = marketOfRequest(request, context);
    answer = context.flags.isOn(key, { url: request.url, market, country, visitor: null });
    known.set(name, answer);
  }
  return answer;
}

/** Of the flags that what is drawn depends on, those that are on. */
export async function renderedFlagsOf(
  request: Request,
  context: AppLoadContext,
): Promise<readonly DrawnFlag[]> {
  const isOn = await Promise.all(DRAWN_FLAGS.map((key) => isFlagOn(key, request, context)));
  return DRAWN_FLAGS.filter((_, at) => isOn[at]);
}
