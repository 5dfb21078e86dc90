/** A saved travel with its saved departures: what each costs today, and what became of it (WISH-04). */
import { useTranslation } from 'react-i18next';
import type { SavedTourState } from '../../../contract/wishlist.ts';
import { formatDateRange } from '../../../domain/date-format.ts';
import { formatMoney, isApproximate } from '../../../domain/money.ts';
import { PageLink, type PageLinkProps } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { ContentImage } from '../../images/content-image.tsx';
import { SmallForm } from '../../layout/small-form.tsx';
import {
  LengthLine,
  PriceLine,
  RunsLine,
  TermsLine,
  WhenLine,
  useLeaveText,
} from '../../listing/departure-facts.tsx';
import { ModalLink } from '../../modals/modal-link.tsx';
import type { ModalName } from '../../modals/modal-names.ts';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { button } from '../../ui/button/button.css.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { StatusLabel } from '../../ui/status-label/status-label.tsx';
import { textLink } from '../../ui/text-link/text-link.css.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { PriceChange } from '../../wishlist/price-change.ts';
import { SAVED_PATH } from '../../wishlist/saved-form.ts';
import type { SavedTourView, SavedTravelView } from './page.server.ts';
import * as styles from './page.css.ts';

/** Its boxes stand beside what they are about. */
export const COMPARE_FORM = 'compare';

export function isStillOffered(state: SavedTourState): boolean {
  return state === 'open' || state === 'soldOut' || state === 'closed';
}

export function SavedTravelItem({
  saved,
  isCompared,
}: {
  readonly saved: SavedTravelView;
  /** Whether there is anything to compare it with. */
  readonly isCompared: boolean;
}) {
  const { t } = useTranslation('wishlist');
  const { travelId, card, name, change, tours } = saved;
  const title = name?.title ?? t('gone.travel');
  const { saved: { alerts } = {} } = useSite();
  const isOn =
    alerts?.some((alert) => alert.travelId === travelId && alert.tourCode === null) ?? false;
  return (
    <article className={styles.travel}>
      <div className={styles.image}>
        {card && <ContentImage image={card.image} shape="wide" alt="" place="savedTravel" />}
      </div>
      <div className={styles.facts}>
        {card && (
          <p className={styles.place} lang={card.lang}>
            {card.destinationLabel}
          </p>
        )}
        <h2 className={styles.name} lang={card?.lang}>
          {card ? (
            <PageLink
              to="travels-travel"
              parameters={{ travel: card.slug }}
              className={textLink({ tone: 'quiet' })}
            >
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h2>
        {card ? <TravelFacts card={card} change={change} /> : <GoneTravel />}
        <div className={styles.actions}>
          {card && isCompared && <CompareBox id={travelId} name={title} />}
          {card && (
            <NotifyLink
              to="travels-travel"
              parameters={{ travel: card.slug }}
              name={title}
              isOn={isOn}
            />
          )}
          <Removal travelId={travelId} name={title} asksFirst={tours.length > 0} />
        </div>
      </div>
      {tours.length > 0 && (
        <section className={styles.tours} aria-label={t('toursOf', { name: title })}>
          <h3 className={styles.toursTitle}>{t('tours', { count: tours.length })}</h3>
          <ul className={styles.tourList}>
            {tours.map((tour) => (
              <li key={tour.code} className={styles.tour}>
                <SavedTourItem tour={tour} saved={saved} title={title} isCompared={isCompared} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function TravelFacts({
  card,
  change,
}: {
  readonly card: NonNullable<SavedTravelView['card']>;
  readonly change: PriceChange | null;
}) {
  const { t } = useTranslation(['listing', 'wishlist']);
  const { bestTour, numberOfDays, toursCount, isLowestPrice } = card;
  if (!bestTour)
    return (
      <>
        <LengthLine numberOfDays={numberOfDays} />
        <p>{t('empty.noDepartures')}</p>
      </>
    );
  return (
    <>
      {/* It may be another one than those that were saved. */}
      <p className={styles.change}>{t('wishlist:suggested')}</p>
      <WhenLine
        tour={{
          startingDate: bestTour.startingDate,
          endingDate: bestTour.endingDate,
          leaveDays: bestTour.leaveDays,
        }}
        numberOfDays={numberOfDays}
      />
      <RunsLine tour={bestTour} />
      <TermsLine tour={bestTour} />
      {toursCount > 1 && (
        <p className={styles.change}>{t('card.otherDepartures', { count: toursCount - 1 })}</p>
      )}
      {bestTour.price && (
        <PriceLine price={bestTour.price} isLowest={isLowestPrice} hasPercent={false}>
          <Change change={change} />
        </PriceLine>
      )}
    </>
  );
}

function GoneTravel() {
  const { t } = useTranslation('wishlist');
  return (
    <>
      <StatusLabel as="p" tone="critical" icon="close" text={t('state.withdrawn')} />
      <p>
        <PageLink to="search" className={textLink()}>
          {t('gone.similar')}
        </PageLink>
      </p>
    </>
  );
}

function LeaveLine({ leaveDays }: { readonly leaveDays: number | null }) {
  const text = useLeaveText()(leaveDays);
  return text && <p className={styles.change}>{text}</p>;
}

function SavedTourItem({
  tour,
  saved,
  title,
  isCompared,
}: {
  readonly tour: SavedTourView;
  readonly saved: SavedTravelView;
  readonly title: string;
  readonly isCompared: boolean;
}) {
  const { t } = useTranslation('wishlist');
  const { market, saved: { alerts } = {} } = useSite();
  const { code, state, days, departure, change } = tour;
  const dates = days ? formatDateRange(days.startingDate, days.endingDate, market) : code;
  const { travelId } = saved;
  const slug = saved.card?.slug;
  const name = `${title}, ${dates}`;
  const isOn = alerts?.some(({ tourCode }) => tourCode === code) ?? false;
  const isStillShown = slug !== undefined && isStillOffered(state);
  return (
    <>
      <div className={styles.tourFacts}>
        <p className={styles.dates}>
          {isStillShown ? (
            <PageLink
              to="travels-travel-tour"
              parameters={{ travel: slug, tour: code }}
              className={textLink({ tone: 'quiet' })}
            >
              {dates}
            </PageLink>
          ) : (
            dates
          )}
        </p>
        {departure ? (
          <>
            <LeaveLine leaveDays={departure.leaveDays} />
            <RunsLine tour={departure} />
            <TermsLine tour={departure} />
            {departure.price && (
              <PriceLine price={departure.price} hasPercent={false}>
                <Change change={change} />
              </PriceLine>
            )}
          </>
        ) : (
          <>
            {state !== 'open' && (
              <StatusLabel
                as="p"
                tone={state === 'soldOut' ? 'critical' : 'neutral'}
                icon="close"
                text={t(`state.${state}`)}
              />
            )}
            {slug !== undefined && (
              <PageLink to="travels-travel" parameters={{ travel: slug }} className={textLink()}>
                {t('otherDates')}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </PageLink>
            )}
          </>
        )}
      </div>
      <div className={styles.actions}>
        {isStillShown && isCompared && <CompareBox id={code} name={name} />}
        {(state === 'open' || state === 'soldOut') && slug !== undefined && (
          <NotifyLink
            to="travels-travel-tour"
            parameters={{ travel: slug, tour: code }}
            name={name}
            isOn={isOn}
          />
        )}
        <Removal travelId={travelId} tourCode={code} name={name} />
      </div>
    </>
  );
}

function CompareBox({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('wishlist');
  return (
    <Checkbox
      form={COMPARE_FORM}
      name="ids"
      value={id}
      label={
        <>
          {t('compare.one')}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </>
      }
    />
  );
}

/** To what one can be told of it (NTFY-01), which the page of the travel or the departure knows best. */
function NotifyLink({
  to,
  parameters,
  name,
  isOn,
}: Pick<PageLinkProps, 'parameters'> & {
  readonly to: 'travels-travel' | 'travels-travel-tour';
  readonly name: string;
  readonly isOn: boolean;
}) {
  const { t } = useTranslation('wishlist');
  return (
    <PageLink
      to={to}
      parameters={parameters}
      query={new URLSearchParams({ modal: 'notification-opt-in' satisfies ModalName })}
      rel="nofollow"
      className={textLink({ standalone: true })}
    >
      <Icon name={isOn ? 'check-circle' : 'bell'} />
      {t(isOn ? 'notified' : 'notify')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </PageLink>
  );
}

/** Said in words, beside the price of today. */
function Change({ change }: { readonly change: PriceChange | null }) {
  const { t } = useTranslation('wishlist');
  const { market } = useSite();
  if (!change) return null;
  const { kind, before } = change;
  const amount = formatMoney(before.cents, before.currency);
  const isAbout = kind !== 'same' && isApproximate(before, market.currency);
  const key = isAbout ? (`${kind}About` as const) : kind;
  return (
    <p className={kind === 'lower' ? styles.lower : styles.change}>
      {t(`price.${key}`, { amount })}
    </p>
  );
}

const LOOK: ButtonLook = { variant: 'quiet', size: 'small' };

/** A travel with saved departures is removed after a question, which names how many (WISH-03). */
function Removal({
  travelId,
  tourCode,
  name,
  asksFirst = false,
}: {
  readonly travelId: string;
  readonly tourCode?: string;
  readonly name: string;
  readonly asksFirst?: boolean;
}) {
  const { t } = useTranslation('wishlist');
  const words = (
    <>
      {t('remove')}
      <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
    </>
  );
  if (asksFirst)
    return (
      <ModalLink
        name="remove-confirm"
        type={travelId}
        className={`${button(LOOK)} ${styles.remove}`}
      >
        {words}
      </ModalLink>
    );
  return (
    <SmallForm action={SAVED_PATH} className={styles.remove}>
      <input type="hidden" name="intent" value="removeListed" />
      <input type="hidden" name="travelId" value={travelId} />
      {tourCode !== undefined && <input type="hidden" name="tourCode" value={tourCode} />}
      <Button {...LOOK}>{words}</Button>
    </SmallForm>
  );
}
