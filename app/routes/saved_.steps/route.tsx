/**
 * `/saved/steps`, the same path in every market (WISH-02, NTFY-01): where somebody who is not logged in saves something,
 * or asks to be told about it. An address, perhaps a question, a code; each step is a page that needs no script.
 */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { isRefused } from '../../network/is-refused.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { metaOf } from '../../seo/meta.ts';
import { loadStep, takeStep } from './steps.server.ts';
import { StepPage, type StepAnswer } from './step-page.tsx';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';
export { submitForm as clientAction } from '../../network/submit-form.ts';

const NAMESPACES: readonly WordNamespace[] = ['saving'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/saved_.steps']);

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadStep(request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeStep(request, context);
}

/** Remix adds the loader's and the action's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders, errorHeaders, loaderHeaders }) => {
  const passed = new Headers(errorHeaders ?? loaderHeaders);
  actionHeaders.forEach((value, name) => passed.set(name, value));
  return passed;
};

/** After a refused form nothing has changed. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return !isRefused(change) && change.defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo, preloads: [] }, matches, error);

export default function StepsRoute() {
  const page = useLoaderData<typeof loader>();
  const answer: StepAnswer = useActionData<typeof action>() ?? null;
  return <StepPage page={page} answer={answer} />;
}
