/** `/saved/reason`: why something was removed from the wishlist (WISH-03); its form stands beside the undo, too. */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  Form,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../../contract/route-paths.ts';
import { apiOf } from '../api/request-api.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import { noteRefusedForm, titlePrefixOf } from '../network/refused-form.server.ts';
import { submitForm, type Unanswered } from '../network/submit-form.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { button } from '../ui/button/button.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Link } from '../ui/link.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { ReasonFields } from '../wishlist/reason-fields.tsx';
import { REASON_PATH, reasonAddress, type ReasonReply } from '../wishlist/reason-form.ts';
import {
  giveReason,
  reasonErrors,
  reasonOf,
  refusedReason,
  typedReason,
} from '../wishlist/reason.server.ts';
import { PRIVATE } from '../wishlist/wishlist-form.server.ts';
import { whoseRequest } from '../auth/whose-request.server.ts';
import { parseWishlistQuery, printRemoved, type Removed } from '../wishlist/wishlist-query.ts';

export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
export { documentHeaders as headers } from '../network/document-headers.ts';

const NAMESPACES: readonly WordNamespace[] = ['wishlist'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/saved_.reason']);

export const clientAction = (args: ClientActionFunctionArgs) => submitForm(args);

/** @throws Response 303 to the wishlist where the address names nothing that was removed */
function removedOf(request: Request, wishlist: string): Removed {
  const { removed } = parseWishlistQuery(new URL(request.url).searchParams);
  if (!removed) throw redirect(wishlist, { status: 303, headers: PRIVATE });
  return removed;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const market = marketOfRequest(request, context);
  const wishlist = pathOf('wishlist', market.id);
  const path = reasonAddress(removedOf(request, wishlist));
  const { t } = await i18nextOf(market.textLocale);
  const title = t('wishlist:reason.label');
  const seo = noindexSeo({
    title,
    titlePrefix: titlePrefixOf(context, t),
    description: title,
    canonical: REASON_PATH,
  });
  return data({ seo, path, wishlist }, { headers: PRIVATE });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const wishlist = pathOf('wishlist', marketOfRequest(request, context).id);
  const removed = removedOf(request, wishlist);
  const typed = typedReason(await request.formData().catch(() => new FormData()));
  // What it answers, other than by leading elsewhere, is the form.
  noteRefusedForm(context);
  const errors = reasonErrors(typed);
  if (errors) return refusedReason(typed, { errors });
  const done = new URLSearchParams(printRemoved(removed));
  const backToList = () => redirect(`${wishlist}?${done}`, { status: 303, headers: PRIVATE });
  if (reasonOf(typed) === null) return backToList();
  const whose = await whoseRequest(request, context, reasonAddress(removed));
  if (whose.kind === 'visitor') return refusedReason(typed, { problem: 'loggedOut' });
  if (whose.kind === 'unknown') return refusedReason(typed, { problem: 'unavailable' });
  const kind = removed.isTravelKept ? 'tour' : 'travel';
  const api = await apiOf(request, context);
  if (!(await giveReason(typed, kind, { api, person: whose.person })))
    return refusedReason(typed, { problem: 'unavailable' });
  done.set('thanks', '1');
  return backToList();
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function ReasonRoute() {
  const { t } = useTranslation('wishlist');
  const { seo, path, wishlist } = useLoaderData<typeof loader>();
  const answer = useActionData<ReasonReply | Unanswered>();
  return (
    <NoticePage title={seo.title} text={t('reason.page')}>
      <Form method="post" action={path} noValidate preventScrollReset aria-label={seo.title}>
        <Stack gap={24}>
          <ReasonFields label={t('reason.title')} answer={answer} path={path} />
          <Stack direction="row" gap={12}>
            <Button>{t('reason.send')}</Button>
            <Link to={wishlist} className={button({ variant: 'secondary' })}>
              {t('reason.none')}
            </Link>
          </Stack>
        </Stack>
      </Form>
    </NoticePage>
  );
}
