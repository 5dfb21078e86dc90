/**
 * `/compare/{token}`, the same path in every market: what somebody compares, with the marks that friends put there by
 * first name, without an account (WISH-04, decision 0070). It does not name whose link it is.
 */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLongDate } from '../../../domain/date-format.ts';
import { minutesToWait } from '../../../domain/durations.ts';
import { FRIEND_MARKS, LONGEST_FRIEND_NAME } from '../../../domain/friend-mark.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { loadWithWords } from '../../network/load-with-words.ts';
import { isUnanswered, type Unanswered } from '../../network/submit-form.ts';
import { metaOf } from '../../seo/meta.ts';
import { summaryWithArrow } from '../../ui/accordion/accordion.css.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { DoneNews } from '../../ui/notice/news.tsx';
import { NoticePage } from '../../ui/notice-page/notice-page.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import {
  ChoiceForm,
  ComparePage,
  ComparisonTable,
  OnlyFirst,
  Share,
  Unavailable,
  useChoiceName,
} from '../compare._index/comparison-parts.tsx';
import * as styles from '../compare._index/styles.css.ts';
import { MARK_FIELD, type FriendReply } from './friend-form.ts';
import { changeFriendLink, loadFriendLink, type FriendLinkData } from './friend-link.server.ts';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['compare', 'listing', 'travel', 'wishlist'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/compare.$token']);
export { submitForm as clientAction } from '../../network/submit-form.ts';

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return loadFriendLink(request, context, params.token ?? '');
}

export function action({ request, context, params }: ActionFunctionArgs) {
  return changeFriendLink(request, context, params.token ?? '');
}

/** Remix adds headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

type OpenLink = NonNullable<FriendLinkData['link']>;

export default function FriendLinkRoute() {
  const { t } = useTranslation('compare');
  const { market } = useSite();
  const { state, link, newBrowser, done } = useLoaderData<typeof loader>();
  const answer = useActionData<FriendReply | Unanswered>();
  const reply = answer && !isUnanswered(answer) ? answer : null;
  if (state === 'unavailable' || (!link && state === 'open'))
    return (
      <ComparePage title={t('friends.title')}>
        {reply ? <SendAgain reply={reply} /> : <Unavailable path="" />}
      </ComparePage>
    );
  if (!link) return <Ended />;
  const { comparison, friends, isOwn, lastDay, path } = link;
  const mine = friends.find((friend) => friend.isMine) ?? null;
  return (
    <ComparePage title={t('friends.title')}>
      <p className={styles.lead}>{t('friends.lead')}</p>
      {answer ? (
        <ProblemNotice answer={answer} />
      ) : (
        done && <DoneNews>{t(`friends.${done}`)}</DoneNews>
      )}
      {comparison.columns.length === 0 ? (
        <p>{t('friends.nothingLeft')}</p>
      ) : (
        <>
          <OnlyFirst {...comparison} />
          <ComparisonTable
            columns={comparison.columns}
            moreRows={[
              {
                key: 'marks',
                label: t('friends.row'),
                renderCell: ({ id }) => <MarksOn id={id} friends={friends} />,
              },
            ]}
          />
          <ChoiceForm
            path={path}
            ids={[]}
            {...comparison}
            renderNote={({ id }) => <MarksOn id={id} friends={friends} />}
          />
          <MarksForm link={link} mine={mine} reply={reply} newBrowser={newBrowser} />
        </>
      )}
      {mine && (
        <OwnForm intent="withdraw">
          <Button variant="quiet" size="small">
            {t('friends.withdraw')}
          </Button>
        </OwnForm>
      )}
      <p>{t('friends.until', { day: formatLongDate(lastDay, market) })}</p>
      <Share path={path} text={t('friends.share')} />
      {isOwn && (
        <OwnersPart friends={friends} ids={comparison.choices.map((choice) => choice.id)} />
      )}
    </ComparePage>
  );
}

/** Who said what of something, by what was said. */
function MarksOn({ id, friends }: Pick<OpenLink, 'friends'> & { readonly id: string }) {
  const { t } = useTranslation('compare');
  const said = FRIEND_MARKS.flatMap((mark) => {
    const names = friends.filter(({ marks }) => marks[id] === mark).map(({ name }) => name);
    return names.length > 0 ? [{ mark, names: names.join(', ') }] : [];
  });
  if (said.length === 0) return t('friends.noneYet');
  return (
    <ul className={styles.marks}>
      {said.map(({ mark, names }) => (
        <li key={mark}>{t('friends.said', { mark: t(`mark.${mark}`), names })}</li>
      ))}
    </ul>
  );
}

function ProblemNotice({ answer }: { readonly answer: FriendReply | Unanswered }) {
  const { t } = useTranslation('compare');
  const problem = isUnanswered(answer) ? 'unavailable' : answer.problem;
  const count = isUnanswered(answer) ? 0 : minutesToWait(answer.retryAfterS);
  const text = t(`problem.${problem}`, { count, most: LONGEST_FRIEND_NAME });
  const id = isAboutName(problem) ? NAME_ID : problem === 'noMarks' ? `${MARK_ID}-0` : null;
  return (
    <ErrorSummary answer={answer} fields={id ? [{ id, text }] : []}>
      {!id && <p>{text}</p>}
    </ErrorSummary>
  );
}

const NAME_ID = 'friend-name';
/** With the place of the trip that it is about. */
const MARK_ID = 'mark';

function isAboutName(problem: FriendReply['problem']): boolean {
  return problem === 'nameMissing' || problem === 'nameLong' || problem === 'nameTaken';
}

function MarksForm({
  link: { comparison, path },
  mine,
  reply,
  newBrowser,
}: {
  readonly link: OpenLink;
  readonly mine: OpenLink['friends'][number] | null;
  readonly reply: FriendReply | null;
  readonly newBrowser: string | null;
}) {
  const { t } = useTranslation('compare');
  const nameOf = useChoiceName();
  const browser = reply?.browser ?? newBrowser;
  const marks = reply?.marks ?? mine?.marks ?? {};
  const errorIf = (isAbout: boolean) =>
    reply && isAbout ? t(`problem.${reply.problem}`, { most: LONGEST_FRIEND_NAME }) : null;
  return (
    <Form method="post" action={path} preventScrollReset className={styles.part}>
      <h2>{t(mine ? 'friends.changeTitle' : 'friends.formTitle')}</h2>
      <input type="hidden" name="intent" value="mark" />
      {browser && <input type="hidden" name="browser" value={browser} />}
      <Field
        id={NAME_ID}
        name="name"
        label={t('friends.name')}
        hint={t('friends.nameHint')}
        error={errorIf(reply !== null && isAboutName(reply.problem))}
        defaultValue={reply?.name ?? mine?.name}
        autoComplete="given-name"
        required
      />
      {comparison.choices.map((choice, index) => (
        <RadioGroup
          key={choice.id}
          id={`${MARK_ID}-${index}`}
          error={errorIf(index === 0 && reply?.problem === 'noMarks')}
          label={nameOf(choice)}
          name={`${MARK_FIELD}${choice.id}`}
          defaultValue={marks[choice.id]}
          options={FRIEND_MARKS.map((mark) => ({ value: mark, label: t(`mark.${mark}`) }))}
        />
      ))}
      <Button>{t('friends.send')}</Button>
    </Form>
  );
}

/** What was typed, for another try while the page itself cannot be shown. */
function SendAgain({ reply }: { readonly reply: FriendReply }) {
  const { t } = useTranslation(['compare', 'wishlist']);
  return (
    <>
      <ProblemNotice answer={reply} />
      <OwnForm intent="mark">
        <input type="hidden" name="name" value={reply.name} />
        <input type="hidden" name="browser" value={reply.browser} />
        {Object.entries(reply.marks).map(([id, mark]) => (
          <input key={id} type="hidden" name={`${MARK_FIELD}${id}`} value={mark} />
        ))}
        <Button>{t('wishlist:unavailable.again')}</Button>
      </OwnForm>
    </>
  );
}

/** A form with a single button. */
function OwnForm({
  intent,
  children,
}: {
  readonly intent: 'mark' | 'withdraw' | 'removeFriend' | 'end';
  readonly children: ReactNode;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

/** For who has made the link. */
function OwnersPart({
  friends,
  ids,
}: Pick<OpenLink, 'friends'> & {
  /** Of what the link is about, for the page that follows its end. */
  readonly ids: readonly string[];
}) {
  const { t } = useTranslation('compare');
  return (
    <section className={styles.part} aria-labelledby="compare-owner">
      <h2 id="compare-owner">{t('owner.title')}</h2>
      <p>{t('owner.text')}</p>
      <div className={styles.asked}>
        {friends.map(({ id, name }) => (
          <AskedFirst key={id} question={t('owner.remove', { name })} text={t('owner.removeText')}>
            <OwnForm intent="removeFriend">
              <input type="hidden" name="friendId" value={id} />
              <Button variant="secondary" size="small">
                {t('owner.removeNow')}
              </Button>
            </OwnForm>
          </AskedFirst>
        ))}
        <AskedFirst question={t('owner.end')} text={t('owner.endText')}>
          <OwnForm intent="end">
            <input type="hidden" name="ids" value={ids.join()} />
            <Button variant="secondary" size="small">
              {t('owner.endNow')}
            </Button>
          </OwnForm>
        </AskedFirst>
      </div>
    </section>
  );
}

/** What cannot be undone takes two presses. No `AccordionItem`: analytics would get the name of the friend. */
function AskedFirst({
  question,
  text,
  children,
}: {
  readonly question: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <details>
      <summary className={summaryWithArrow}>{question}</summary>
      <div className={styles.part}>
        <p>{text}</p>
        {children}
      </div>
    </details>
  );
}

function Ended() {
  const { t } = useTranslation(['compare', 'wishlist']);
  return (
    <NoticePage
      drawing={<StateDrawing state="nothing-found" priority />}
      title={t('friends.endedTitle')}
      text={t('friends.endedText')}
      actions={
        <PageLink to="travels" className={button({ variant: 'primary' })}>
          {t('wishlist:toTravels')}
        </PageLink>
      }
    />
  );
}
