/**
 * The heart of a travel or a tour (WISH-01): a form for who is logged in, which toggles at once and goes back with a
 * message where the answer is no. Without scripts it leads back to the same place. For a visitor it is a link to the
 * steps that save something by an address and a code (WISH-02): pages that are kept are the same for everybody.
 */
import { useFetcher } from '@remix-run/react';
import { useContext, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedIds } from '../../contract/wishlist.ts';
import { useFlag } from '../flags/use-flag.ts';
import { usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { withoutModal } from '../modals/modal-address.ts';
import { ModalLink } from '../modals/modal-link.tsx';
import { ReturnTo } from '../modals/return-to.tsx';
import { fetchedAnswer } from '../network/fetched-answer.ts';
import type { Unanswered } from '../network/submit-form.ts';
import { usePageLocation } from '../page-location.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ToastContext } from '../ui/toast/toast.tsx';
import * as styles from './heart.css.ts';
import { stepsAddress } from './steps-address.ts';
import { PLACE, SAVED_PATH, type SavedReply } from './saved-form.ts';
import { removalAddress } from './wishlist-query.ts';

export interface HeartProps {
  readonly travelId: string;
  /** A departure; the travel itself without it. */
  readonly tourCode?: string;
  /** Of the travel, and of a departure its dates too. */
  readonly name: string;
  /** On a picture without words, or among buttons with them. */
  readonly place: 'picture' | 'buttons';
}

export function Heart(props: HeartProps) {
  const { saved } = useSite();
  const isShown = useFlag('wishlist');
  if (!isShown) return null;
  return saved ? <SavedHeart {...props} saved={saved} /> : <VisitorHeart {...props} />;
}

/** The steps are in a modal. Without scripts they are too on the page of what is saved, and a page for who is on another. */
function VisitorHeart({ travelId, tourCode, name, place }: HeartProps) {
  const { t } = useTranslation('login');
  const location = usePageLocation();
  const label = t('heart.label', { name });
  if (place === 'buttons')
    return (
      <ModalLink name="wishlist-steps" className={styles.heart[place]} label={label}>
        <Icon name="heart" />
        {t('heart.save')}
      </ModalLink>
    );
  return (
    <ModalLink
      name="wishlist-steps"
      page={stepsAddress({ travelId, tourCode }, withoutModal(location))}
      className={styles.heart[place]}
      label={label}
    >
      <Icon name="heart" />
    </ModalLink>
  );
}

function SavedHeart({
  travelId,
  tourCode,
  name,
  place,
  saved,
}: HeartProps & { readonly saved: SavedIds }) {
  const { t } = useTranslation('login');
  const showToast = useContext(ToastContext);
  const fetcher = useFetcher<SavedReply | Unanswered>();
  const { Form, formData } = fetcher;
  const answer = fetchedAnswer(fetcher);
  const wishlist = usePagePath()('wishlist');
  // The page that it leads back to is the same one, so it has the same there.
  const ownPlace = useId();
  useEffect(() => {
    // Each answer is told once, the same one again too.
    if (!answer) return;
    const problem = problemOf(answer);
    if (problem) {
      const isFull = problem === 'tooManyTravels' || problem === 'tooManyTours';
      showToast?.({ text: t(isFull ? 'heart.full' : 'heart.failed'), tone: 'critical' });
    } else if ('undo' in answer) {
      const link = { to: answer.undo, text: t('heart.why') };
      showToast?.({ text: t('heart.removed'), tone: 'positive', link });
    } else {
      const link = { to: wishlist, text: t('account.wishlist') };
      showToast?.({ text: t('heart.added'), tone: 'positive', link });
    }
  }, [answer, showToast, t, wishlist]);

  const isStored =
    tourCode === undefined
      ? saved.travelIds.includes(travelId)
      : saved.tours.some(({ code }) => code === tourCode);
  const sent = formData?.get('intent');
  const isSaved = sent ? sent === 'add' : isStored;
  const look = styles.heart[place];
  const content = (
    <>
      <Icon name="heart" className={isSaved ? styles.filled : undefined} />
      {place === 'buttons' && t(isSaved ? 'heart.saved' : 'heart.save')}
    </>
  );
  const label = t('heart.label', { name });
  // A travel takes its saved departures with it, which is asked first (WISH-03).
  const takesTours =
    tourCode === undefined && isStored && saved.tours.some((tour) => tour.travelId === travelId);
  if (takesTours) {
    return (
      <Link
        to={removalAddress(wishlist, travelId)}
        className={look}
        aria-label={t('heart.remove', { name })}
      >
        {content}
      </Link>
    );
  }
  return (
    <Form
      id={ownPlace}
      method="post"
      action={SAVED_PATH}
      preventScrollReset
      className={styles.form[place]}
    >
      <ReturnTo />
      <input type="hidden" name={PLACE} value={ownPlace} />
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'add'} />
      <input type="hidden" name="travelId" value={travelId} />
      {tourCode !== undefined && <input type="hidden" name="tourCode" value={tourCode} />}
      <button className={look} aria-pressed={isSaved} aria-label={label}>
        {content}
      </button>
    </Form>
  );
}

function problemOf(reply: SavedReply | Unanswered | undefined) {
  if (!reply) return null;
  if ('isUnanswered' in reply) return 'unanswered';
  return 'problem' in reply ? reply.problem : null;
}
