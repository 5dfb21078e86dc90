/**
 * The start page of a booking, at the same path in every market: `/booking/{id}/start` (TRV-17). It shows the
 * tour as it is now, and the form that requests seats on it.
 *
 * It stands in until bookings are taken here, and says plainly that it books nothing. With a booking site it
 * is only seen where something changed on the way there.
 */
import {
  data,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAXIMUM_ENQUIRY_TRAVELLERS } from '../../../contract/enquiry-limits.ts';
import { ENQUIRY_ANSWER_DAYS } from '../../../domain/answer-days.ts';
import { isRefused } from '../../network/is-refused.ts';
import { noteRefusedForm } from '../../network/refused-form.server.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { isUnanswered, submitForm, type Unanswered } from '../../network/submit-form.ts';
import { canAskForSeats } from '../../booking/tour-offer.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { differByModal } from '../../modals/modal-address.ts';
import { metaOf } from '../../seo/meta.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Container } from '../../ui/container/container.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import {
  bookingStartContext,
  loadBookingStart,
  type BookingStartData,
} from './booking-start.server.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { ChangesNotice, FormProblems, useCorrected } from './form-problems.tsx';
import { sendEnquiry, type EnquiryReply } from './send-enquiry.server.ts';
import { SentPanel } from './sent-panel.tsx';
import * as styles from './styles.css.ts';
import { OfferedTourSummary, UnofferedTour } from './tour-summary.tsx';

const NAMESPACES: readonly WordNamespace[] = ['enquiry', 'travel', 'listing', 'saving'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, [
  'routes/booking.$tour.start',
]);

export const clientAction = (args: ClientActionFunctionArgs) => submitForm(args);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await bookingStartContext(request, context, params.tour);
  const answer = await loadBookingStart(page);
  return data(answer.data, {
    status: answer.status,
    headers: headersFor(answer.status === 503 ? 5 : null),
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const page = await bookingStartContext(request, context, params.tour);
  const answer = await sendEnquiry(page);
  if (answer.status >= 400) noteRefusedForm(context);
  return data(answer.reply, {
    status: answer.status,
    headers: headersFor(answer.reply.retryAfterS),
  });
}

/** The form's idempotency key belongs to one visitor, so no cache may keep the page. */
function headersFor(retryAfterS: number | null): HeadersInit {
  const caching = { 'cache-control': 'private, no-cache' };
  return retryAfterS === null ? caching : { ...caching, 'retry-after': String(retryAfterS) };
}

/** Remix adds the loader's and the action's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const passed = new Headers(loaderHeaders);
  actionHeaders.forEach((value, name) => passed.set(name, value));
  return passed;
};

/** A form returned with 409 because the tour has changed needs the tour as it is now. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  if (formMethod === undefined && differByModal(currentUrl, nextUrl)) return false;
  return actionStatus === 409 || (!isRefused(change) && defaultShouldRevalidate);
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function BookingStartRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const unanswered = isUnanswered(answer) ? answer : null;
  // Without an answer the previous one still holds, with the idempotency key of what was sent.
  const [last, setLast] = useState(unanswered ? undefined : answer);
  if (!unanswered && answer !== last) setLast(answer);
  const reply = (unanswered ? last : answer) ?? null;
  return <BookingStartPage data={loaded} reply={reply} unanswered={unanswered} />;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}

export interface BookingStartPageProps {
  readonly data: BookingStartData;
  /** The returned form; null before it was sent. */
  readonly reply: EnquiryReply | null;
  /** Set when no answer came to what was sent last. */
  readonly unanswered?: Unanswered | null;
}

export function BookingStartPage({ data, reply, unanswered = null }: BookingStartPageProps) {
  const { t } = useTranslation('enquiry');
  const { tour, sent } = data;
  const mended = useCorrected(reply);
  const maximumTravellers =
    reply?.maximumTravellers ?? tour?.maximumTravellers ?? MAXIMUM_ENQUIRY_TRAVELLERS;
  return (
    <Container>
      <article className={styles.page}>
        {sent && !reply ? (
          <SentPanel tour={tour} number={sent.number} details={sent.details} />
        ) : tour && !canAskForSeats(tour.obstacle) ? (
          <UnofferedTour tour={tour} />
        ) : tour && data.onward && !reply ? (
          <>
            <h1>{t('changed.heading')}</h1>
            <ChangesNotice changes={data.changes} />
            <OfferedTourSummary tour={tour} />
            <ButtonLink href={data.onward} size="large">
              {t('changed.goOn')}
            </ButtonLink>
          </>
        ) : (
          <>
            <h1>{t('title')}</h1>
            {!reply && !unanswered && <ChangesNotice changes={data.changes} />}
            <FormProblems
              reply={reply}
              unanswered={unanswered}
              mended={mended.fields}
              maximumTravellers={maximumTravellers}
            />
            {tour || reply ? (
              <div className={styles.columns}>
                <div className={styles.tourColumn}>
                  {tour && <OfferedTourSummary tour={tour} />}
                </div>
                <div className={styles.formColumn}>
                  <RequestNotice
                    isOnRequest={tour?.obstacle === 'on-request'}
                    isFull={tour?.terms.outlook === 'full'}
                  />
                  <EnquiryForm
                    key={tour?.code}
                    tour={tour}
                    idempotencyKey={reply?.idempotencyKey ?? data.idempotencyKey}
                    person={data.person}
                    wishes={data.wishes}
                    reply={reply}
                    mended={mended}
                    maximumTravellers={maximumTravellers}
                  />
                </div>
              </div>
            ) : (
              <RetryPanel />
            )}
          </>
        )}
      </article>
    </Container>
  );
}

/** Says that this is a request: nothing is booked or charged, and a person answers. */
function RequestNotice({
  isOnRequest,
  isFull,
}: {
  readonly isOnRequest: boolean;
  /** Whether the tour runs for certain, with a full group. */
  readonly isFull: boolean;
}) {
  const { t } = useTranslation('enquiry');
  return (
    <Notice tone="info" icon="info">
      <p>
        <strong>{t('notice.nothingBooked')}</strong> {t('notice.answer')}{' '}
        {t('notice.when', { days: ENQUIRY_ANSWER_DAYS })}
      </p>
      {isOnRequest && <p>{t(isFull ? 'notice.onRequestFull' : 'notice.onRequest')}</p>}
    </Notice>
  );
}

/** Shown while the tour cannot be looked up. */
function RetryPanel() {
  const { t } = useTranslation('enquiry');
  return (
    <div className={styles.panel}>
      <Notice tone="notice" icon="alert">
        <p>{t('retry.message')}</p>
      </Notice>
      <div className={styles.links}>
        <Link to="." reloadDocument className={button({ variant: 'secondary' })}>
          <Icon name="refresh" />
          {t('retry.again')}
        </Link>
      </div>
    </div>
  );
}
