/**
 * `/compare?ids=…`, the same path in every market: travels and departures side by side (WISH-04). Anybody who has the
 * address sees it, with their own market's words and prices; it names nobody.
 */
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
  COMPARE_PATH,
  friendLinkPath,
  MAXIMUM_COMPARED,
} from '../../../contract/comparison-paths.ts';
import { SECRET_ADDRESS_HEADERS } from '../../../contract/secret-paths.ts';
import { todayIn, type CalendarDate } from '../../../domain/calendar-date.ts';
import { formatLongDate } from '../../../domain/date-format.ts';
import { minutesToWait } from '../../../domain/durations.ts';
import { FRIEND_LINK_DAYS, MOST_FRIEND_LINKS } from '../../../domain/friend-mark.ts';
import { loginPath } from '../../auth/return-path.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { useSite } from '../../i18n/site.ts';
import { sharedPathFrame } from '../../layout/page-frame.ts';
import { noteRefusedForm, titlePrefixOf } from '../../network/refused-form.server.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { isUnanswered, type Unanswered } from '../../network/submit-form.ts';
import { metaOf } from '../../seo/meta.ts';
import { noindexSeo } from '../../seo/page-seo.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link.tsx';
import { DoneNews } from '../../ui/notice/news.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { NothingListed } from '../../wishlist/nothing-listed.tsx';
import { comparisonPath, ENDED, parseComparison } from '../../wishlist/comparison-address.ts';
import {
  ChoiceForm,
  ComparePage,
  ComparisonTable,
  OnlyFirst,
  Share,
  Unavailable,
  useChoiceName,
} from './comparison-parts.tsx';
import {
  comparisonContext,
  loadChoices,
  loadComparison,
  type ComparedChoice,
  type ComparisonContext,
} from './comparison.server.ts';
import * as styles from './styles.css.ts';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['compare', 'listing', 'travel', 'wishlist'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/compare._index']);
export { submitForm as clientAction } from '../../network/submit-form.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = parseComparison(searchParams);
  const page = await comparisonContext(request, context);
  const [comparison, links] = await Promise.all([loadComparison(asked, page), ownLinks(page)]);
  const isNothingLeft = asked.ids.length > 0 && comparison?.choices.length === 0;
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (!comparison) headers.set('retry-after', '5');
  return data(
    {
      seo: noindexSeo({
        title: page.t('compare:title'),
        titlePrefix: titlePrefixOf(context, page.t),
        description: page.t('compare:lead'),
        canonical: COMPARE_PATH,
      }),
      frame: sharedPathFrame(COMPARE_PATH),
      asked,
      comparison,
      /** Of who is logged in; null for a visitor. */
      links,
      hasEnded: searchParams.has(ENDED),
    },
    { status: comparison ? (isNothingLeft ? 404 : 200) : 503, headers },
  );
}

interface OwnLink {
  readonly path: string;
  /** What it is about, as far as it is named. */
  readonly named: readonly ComparedChoice[];
  readonly itemsCount: number;
  readonly friendsCount: number;
  readonly lastDay: CalendarDate;
}

/** So many of each link that one call has the names for all links of an account. */
const NAMED_OF_LINK = Math.floor(MAXIMUM_COMPARED / MOST_FRIEND_LINKS);

/** None while nobody can say. */
async function ownLinks(page: ComparisonContext): Promise<OwnLink[] | null> {
  const { api, market, person } = page;
  if (!person) return null;
  const result = await api.friendLinks(person);
  if (result.outcome !== 'success') return [];
  const links = result.data.data.map((link) => ({
    ...link,
    namedIds: link.ids.slice(0, NAMED_OF_LINK),
  }));
  const ids = new Set(links.flatMap(({ namedIds }) => namedIds));
  const choices = await loadChoices([...ids], page);
  return links.map(({ token, ids: itemIds, namedIds, friendsCount, endsAt }) => ({
    path: friendLinkPath(token),
    named: choices.filter(({ id }) => namedIds.includes(id)),
    itemsCount: itemIds.length,
    friendsCount,
    lastDay: todayIn(market.timeZone, endsAt),
  }));
}

/** Why no link was made. */
const PROBLEM_STATUSES = {
  nothing: 404,
  tooManyLinks: 409,
  tooMany: 429,
  unavailable: 503,
} as const;
interface LinkReply {
  readonly problem: keyof typeof PROBLEM_STATUSES;
  readonly retryAfterS: number | null;
}

/**
 * Makes a link where friends put their marks, of what the address compares.
 *
 * @throws Response 303 to the link; for a visitor, to the login and from there back
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { ids } = parseComparison(new URL(request.url).searchParams);
  const { api, person } = await comparisonContext(request, context);
  if (!person) throw redirect(loginPath(comparisonPath(ids)), 303);
  // What it returns is the form.
  noteRefusedForm(context);
  if (ids.length === 0) return refusedLink('nothing');
  const result = await api.addFriendLink(person, { ids: [...ids] });
  switch (result.outcome) {
    case 'success':
      throw redirect(friendLinkPath(result.data.data.token), {
        status: 303,
        headers: SECRET_ADDRESS_HEADERS,
      });
    case 'missing':
      return refusedLink('nothing');
    case 'refused':
      return result.key === 'TOO_MANY_REQUESTS'
        ? refusedLink('tooMany', result.retryAfterS)
        : refusedLink('tooManyLinks');
    default:
      return refusedLink('unavailable', 5);
  }
}

function refusedLink(problem: LinkReply['problem'], retryAfterS?: number) {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (retryAfterS !== undefined) headers.set('retry-after', String(retryAfterS));
  const reply: LinkReply = { problem, retryAfterS: retryAfterS ?? null };
  return data(reply, { status: PROBLEM_STATUSES[problem], headers });
}

/** Remix adds headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function CompareRoute() {
  const { t } = useTranslation('compare');
  const { asked, comparison, links, hasEnded } = useLoaderData<typeof loader>();
  const answer = useActionData<LinkReply | Unanswered>();
  const path = comparisonPath(asked.ids);
  if (!comparison)
    return (
      <ComparePage title={t('title')}>
        <Unavailable path={path} />
      </ComparePage>
    );
  const { columns, choices, missing } = comparison;
  const listOfLinks = links && links.length > 0 && <OwnLinks links={links} />;
  return (
    <ComparePage title={t('title')}>
      {answer ? (
        <ProblemNotice answer={answer} />
      ) : (
        hasEnded && <DoneNews>{t('links.ended')}</DoneNews>
      )}
      {asked.isCut && (
        <Notice tone="notice" icon="alert">
          <p>{t('cut', { count: asked.ids.length })}</p>
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="notice" icon="alert">
          <p>{t('missing', { count: missing })}</p>
        </Notice>
      )}
      {columns.length === 0 ? (
        <>
          {listOfLinks}
          <Empty />
        </>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <OnlyFirst {...comparison} />
          <ComparisonTable columns={columns} />
          <ChoiceForm path={COMPARE_PATH} ids={asked.ids} columns={columns} choices={choices} />
          <Share path={path} text={t('share.text')} />
          <Invite path={path} isLoggedIn={links !== null} />
          {listOfLinks}
        </>
      )}
    </ComparePage>
  );
}

function Empty() {
  const { t } = useTranslation(['compare', 'wishlist', 'login']);
  return (
    <NothingListed text={t('empty')}>
      <PageLink to="wishlist" className={button({ variant: 'primary' })}>
        {t('login:account.wishlist')}
      </PageLink>
      <PageLink to="travels" className={button({ variant: 'secondary' })}>
        {t('wishlist:toTravels')}
      </PageLink>
    </NothingListed>
  );
}

function ProblemNotice({ answer }: { readonly answer: LinkReply | Unanswered }) {
  const { t } = useTranslation('compare');
  const problem = isUnanswered(answer) ? 'unavailable' : answer.problem;
  const count = isUnanswered(answer) ? 0 : minutesToWait(answer.retryAfterS);
  return (
    <ErrorSummary answer={answer}>
      <p>{t(`problem.${problem}`, { count })}</p>
    </ErrorSummary>
  );
}

/** To let friends say what they think of what is compared (decision 0070). */
function Invite({ path, isLoggedIn }: { readonly path: string; readonly isLoggedIn: boolean }) {
  const { t } = useTranslation('compare');
  return (
    <section className={styles.part} aria-labelledby="compare-invite">
      <h2 id="compare-invite">{t('invite.title')}</h2>
      <p>{t('invite.text', { count: FRIEND_LINK_DAYS })}</p>
      {isLoggedIn ? (
        <Form method="post" action={path}>
          <Button variant="secondary">{t('invite.make')}</Button>
        </Form>
      ) : (
        <ButtonLink href={loginPath(path)} rel="nofollow" variant="secondary" icon="user">
          {t('invite.logIn')}
        </ButtonLink>
      )}
    </section>
  );
}

function OwnLinks({ links }: { readonly links: readonly OwnLink[] }) {
  const { t } = useTranslation('compare');
  const { market } = useSite();
  const nameOf = useChoiceName();
  return (
    <section className={styles.part} aria-labelledby="compare-links">
      <h2 id="compare-links">{t('links.title')}</h2>
      <ul className={styles.marks}>
        {links.map(({ path, named, itemsCount, friendsCount, lastDay }) => {
          const names = named.map(nameOf);
          if (names.length === 0) names.push(t('links.items', { count: itemsCount }));
          else if (itemsCount > names.length)
            names.push(t('links.more', { count: itemsCount - names.length }));
          return (
            <li key={path}>
              <Link to={path} className={textLink()}>
                {names.join(' · ')}
              </Link>
              <small className={styles.note}>
                {t('links.until', { day: formatLongDate(lastDay, market) })}
                {' · '}
                {t('links.friends', { count: friendsCount })}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
