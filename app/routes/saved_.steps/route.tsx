/**
 * `/saved/steps`, the same path in every market (WISH-02, NTFY-01): where somebody who is not logged in saves something,
 * or asks to be told about it. An address, perhaps a question, a code; each step is a page that needs no script.
 */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useNavigation,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { SavingStep, type NextStep, type StepAnswer } from '../../modals/parts/saving-step.tsx';
import { isRefused } from '../../network/is-refused.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { submitForm, type Unanswered } from '../../network/submit-form.ts';
import { metaOf } from '../../seo/meta.ts';
import { Container } from '../../ui/container/container.tsx';
import { Link } from '../../ui/link.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { IN_MODAL, STEPS_PATH } from '../../wishlist/steps-address.ts';
import { loadStep, takeStep } from './steps.server.ts';
import * as styles from './styles.css.ts';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['saving'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

const loadPage = loadWithWords<typeof loader>(NAMESPACES, ['routes/saved_.steps']);

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return isOfModal(args) ? answerInModal(() => args.serverLoader<typeof loader>()) : loadPage(args);
}

export function clientAction(args: ClientActionFunctionArgs) {
  return isOfModal(args) ? answerInModal(() => submitForm(args)) : submitForm(args);
}

function isOfModal({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): boolean {
  return new URL(request.url).searchParams.has(IN_MODAL);
}

/** A redirect, and the page of an error, would leave the page that the modal is on: the modal is told of them. */
async function answerInModal<Answer>(
  ask: () => Promise<Answer>,
): Promise<Answer | NextStep | Unanswered> {
  try {
    return await ask();
  } catch (thrown) {
    const next = thrown instanceof Response ? thrown.headers.get('location') : null;
    return next === null ? { isUnanswered: true, intent: null } : { next };
  }
}

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

/** After a refused form nothing has changed, and a modal asks for its next step by itself. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isPage = change.currentUrl.pathname === STEPS_PATH;
  return isPage && !isRefused(change) && change.defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function StepsRoute() {
  const page = useLoaderData<typeof loader>();
  const answer: StepAnswer = useActionData<typeof action>() ?? null;
  const isSending = useNavigation().formMethod === 'POST';
  const { t } = useTranslation('saving');
  const { view, title, image, returnTo } = page;
  const isUnderWay = view === 'email' || view === 'new' || view === 'code';
  return (
    <Container width="text">
      <div className={styles.page}>
        {view === 'nothing' && <StateDrawing state="gone" priority />}
        {view === 'done' && <StateDrawing state="sent" priority />}
        {isUnderWay && image && (
          <div className={styles.picture}>
            <ContentImage image={image} alt="" place="ticket" shape="wide" priority />
          </div>
        )}
        <h1>{title}</h1>
        <SavingStep page={page} answer={answer} isBusy={isSending} />
        {isUnderWay && (
          <Link to={returnTo} className={textLink()}>
            {t('cancel')}
          </Link>
        )}
      </div>
    </Container>
  );
}
