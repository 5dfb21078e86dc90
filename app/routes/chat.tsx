/**
 * `/chat`, the same path in every market (CHAT-01): the chat as a page of its own, where the form of page and modal leads.
 * A conversation stands in the answer to the form and nowhere else.
 */
import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, type ClientActionFunctionArgs, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { CHAT_PATH } from '../../contract/chat-paths.ts';
import { answerForm } from '../chat/answer-form.server.ts';
import { Conversation } from '../chat/conversation.tsx';
import type { ChatProblem } from '../chat/turns.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { sharedPathFrame } from '../layout/page-frame.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import { noteRefusedForm, titlePrefixOf } from '../network/refused-form.server.ts';
import { submitBesidePage } from '../network/submit-form.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['modals', 'listing', 'travel', 'legal'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/chat']);

export const clientAction = (args: ClientActionFunctionArgs) => submitBesidePage(args);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  return {
    seo: noindexSeo({
      title: t('modals:chatbot.title'),
      titlePrefix: titlePrefixOf(context, t),
      description: t('modals:chatbot.text'),
      canonical: CHAT_PATH,
    }),
    frame: sharedPathFrame(CHAT_PATH),
  };
}

const STATUSES: Readonly<Record<ChatProblem, number>> = {
  missing: 400,
  tooLong: 400,
  outdated: 400,
  full: 409,
  tooMany: 429,
  unavailable: 503,
};

// Without scripts, going back meets the browser's question whether to send the form again. An answer of 303 would spare
// that, and would have to bring the conversation along in an address, for which twenty answers are far too long.
export async function action({ request, context }: ActionFunctionArgs) {
  const reply = await answerForm(request, context);
  if (reply.problem) noteRefusedForm(context);
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (reply.retryAfterS !== null) headers.set('retry-after', String(reply.retryAfterS));
  return data(reply, { status: reply.problem ? STATUSES[reply.problem] : 200, headers });
}

/** An answer changes nothing that any page shows. */
export const shouldRevalidate = () => false;

/** Remix adds an action's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function ChatRoute() {
  const { t } = useTranslation('modals');
  const reply = useActionData<typeof action>() ?? null;
  return (
    <NoticePage title={t('chatbot.title')} text={t('chatbot.text')}>
      <Conversation reply={reply} id="chat" />
    </NoticePage>
  );
}
