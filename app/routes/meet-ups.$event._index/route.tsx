/**
 * `/meet-ups/{event}`, the same path in every market that has meet-ups (MEET-01): what it is, who comes, and the forms by
 * which whoever is logged in takes a place and gives it back. Each works without scripts.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  Form,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meetupCalendarPath, meetupPath } from '../../../contract/meetup-paths.ts';
import { minutesToWait } from '../../../domain/durations.ts';
import { printMeetupSearch } from '../../../domain/meetup-search.ts';
import { loginPath } from '../../auth/return-path.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { PageLink } from '../../i18n/page-link.tsx';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { EventCard } from '../../meetups/event-card.tsx';
import { isRefused } from '../../network/is-refused.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { isUnanswered, submitForm } from '../../network/submit-form.ts';
import { metaOf } from '../../seo/meta.ts';
import { button } from '../../ui/button/button.css.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { DoneNews } from '../../ui/notice/news.tsx';
import { NoticePage } from '../../ui/notice-page/notice-page.tsx';
import { SHOW_NAME, WISH } from './join-fields.ts';
import { loadMeetup, sendWish, type JoinProblem, type OwnPlace } from './join.server.ts';
import * as styles from './styles.css.ts';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';
export { documentHeaders as headers } from '../../network/document-headers.ts';

const NAMESPACES: readonly WordNamespace[] = ['meetups', 'account'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, [
  'routes/meet-ups.$event._index',
]);

export const clientAction = (args: ClientActionFunctionArgs) => submitForm(args);

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  loadMeetup(request, context, params.event ?? '');

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  sendWish(request, context, params.event ?? '');

/** Whether it is full, has begun or is off, and whether the login has ended, is seen in the meet-up as it is now. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus = 0, defaultShouldRevalidate } = change;
  if ([401, 404, 409, 410].includes(actionStatus)) return true;
  return !isRefused(change) && defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

export default function MeetupRoute() {
  const page = useLoaderData<typeof loader>();
  if (!page.event) return <NoMeetup state={page.state} />;
  return <Meetup page={page} event={page.event} />;
}

function Meetup({
  page,
  event,
}: {
  readonly page: Loaded;
  readonly event: NonNullable<Loaded['event']>;
}) {
  const { t } = useTranslation('meetups');
  const { id, place, cityId } = page;
  const isFull = event.freePlaces === 0 && !place?.isComing;
  const heading = place?.isComing ? 'coming' : isFull ? 'full' : 'open';
  return (
    <Container>
      <article className={styles.page}>
        <h1>{t(`join.heading.${heading}`)}</h1>
        <JoinProblemNotice id={id} />
        {page.done && <DoneNews>{t(`join.done.${page.done}`)}</DoneNews>}
        <EventCard event={event} headingAs="h2" withDay withJoin={false} />
        <div className={styles.place}>
          {place?.isComing ? (
            <Coming id={id} place={place} />
          ) : isFull ? (
            <p>{t('join.problem.full')}</p>
          ) : page.isVisitor ? (
            <LogIn id={id} />
          ) : (
            <Join id={id} place={place} />
          )}
        </div>
        <div className={styles.links}>
          <a href={meetupCalendarPath(id)} rel="nofollow" className={button({ variant: 'quiet' })}>
            <Icon name="calendar" />
            {t('join.calendar')}
          </a>
          <PageLink
            to="events-wemeet"
            query={printMeetupSearch({ city: cityId })}
            className={button({ variant: 'quiet' })}
          >
            {t('join.others', { city: event.city })}
          </PageLink>
        </div>
      </article>
    </Container>
  );
}

function LogIn({ id }: Pick<Loaded, 'id'>) {
  const { t } = useTranslation('meetups');
  return (
    <>
      <p>{t('join.logInText')}</p>
      <ButtonLink href={loginPath(meetupPath(id))} rel="nofollow" icon="user">
        {t('join.logIn')}
      </ButtonLink>
    </>
  );
}

function Join({ id, place }: Pick<Loaded, 'id'> & { readonly place: OwnPlace | null }) {
  const { t } = useTranslation('meetups');
  const name = place?.firstName ?? null;
  return (
    <WishForm id={id}>
      {place && name === null && <p>{t('join.noName')}</p>}
      {name !== null && (
        <div>
          <Checkbox name={SHOW_NAME} value="yes" label={t('join.showName', { name })} />
          <p className={styles.named}>{t('join.named')}</p>
        </div>
      )}
      <Button name={WISH} value="join">
        {t('join.take')}
      </Button>
    </WishForm>
  );
}

function Coming({
  id,
  place: { isNameShown, firstName },
}: Pick<Loaded, 'id'> & { readonly place: OwnPlace }) {
  const { t } = useTranslation('meetups');
  return (
    <>
      <p>{t('join.comingText')}</p>
      {firstName !== null && (
        <>
          <p>{t(isNameShown ? 'join.nameShown' : 'join.nameHidden')}</p>
          <WishForm id={id}>
            <Button name={WISH} value={isNameShown ? 'hide' : 'show'} variant="secondary">
              {t(isNameShown ? 'join.hide' : 'join.show')}
            </Button>
          </WishForm>
        </>
      )}
      <WishForm id={id}>
        <Button name={WISH} value="leave" variant="secondary">
          {t('join.leave')}
        </Button>
      </WishForm>
    </>
  );
}

function WishForm({ id, children }: Pick<Loaded, 'id'> & { readonly children: ReactNode }) {
  return (
    <Form method="post" action={meetupPath(id)} preventScrollReset className={styles.place}>
      {children}
    </Form>
  );
}

/** Why what was just sent was not done; what is full, over or unknown the page itself says. */
function JoinProblemNotice({ id }: Pick<Loaded, 'id'>) {
  const { t } = useTranslation(['meetups', 'account']);
  const answer = useActionData<typeof action>();
  if (!answer) return null;
  if (isUnanswered(answer))
    return (
      <ErrorSummary answer={answer}>
        <p>{t('account:problem.unanswered')}</p>
      </ErrorSummary>
    );
  const { problem, retryAfterS } = answer;
  const own: readonly JoinProblem[] = ['full', 'noPlace', 'loggedOut'];
  return (
    <ErrorSummary answer={answer}>
      <p>
        {own.includes(problem)
          ? t(`join.problem.${problem}`)
          : t(`account:problem.${problem}`, { count: minutesToWait(retryAfterS) })}
      </p>
      {problem === 'loggedOut' && (
        <ButtonLink href={loginPath(meetupPath(id))} rel="nofollow" variant="secondary" icon="user">
          {t('join.logIn')}
        </ButtonLink>
      )}
    </ErrorSummary>
  );
}

function NoMeetup({ state }: Pick<Loaded, 'state'>) {
  const { t } = useTranslation('meetups');
  const isAway = state === 'away';
  return (
    <NoticePage
      drawing={<StateDrawing state={isAway ? 'storm' : 'gone'} priority />}
      title={t(`join.none.${state}.title`)}
      text={t(`join.none.${state}.text`)}
      actions={
        isAway ? (
          <ButtonLink href="">{t('join.again')}</ButtonLink>
        ) : (
          <PageLink to="events-wemeet" className={button({ variant: 'primary' })}>
            {t('join.all')}
          </PageLink>
        )
      }
    />
  );
}
