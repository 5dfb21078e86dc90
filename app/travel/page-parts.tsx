/** What the pages of a travel and of a tour share, from the pictures at the top to the bar at the foot. */
import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image } from '../../contract/image.ts';
import type { TravelDetail } from '../../contract/travel.ts';
import { formatLongDate } from '../../domain/date-format.ts';
import { formatMoney } from '../../domain/money.ts';
import type { TourStatus } from '../../domain/tour-status.ts';
import { WriteLink } from '../booking/write-link.tsx';
import { PageLink, usePagePath } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { ContentImage } from '../images/content-image.tsx';
import { StateDrawing } from '../images/state-drawing.tsx';
import type { CardPrice } from '../listing/card-price.ts';
import { pricePrefix } from '../listing/price-prefix.ts';
import { TourStatusLabel } from '../listing/tour-status-label.tsx';
import { ModalLink } from '../modals/modal-link.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../ui/breadcrumb/breadcrumb.tsx';
import { button } from '../ui/button/button.css.ts';
import { Price } from '../ui/price/price.tsx';
import { printNote } from './page-parts.css.ts';
import { useTextsLanguage, WrittenInNote } from './texts-language.tsx';
import { isWall, ON_WALL, travelCover } from './travel-cover.ts';
import * as styles from './page-parts.css.ts';

/** On paper alone: whose page it is, where it stands, when it was printed and whom to ask (TRV-07). */
export function PrintNote() {
  const { t } = useTranslation('travel');
  const { brand, origins, marketId, market, today } = useSite();
  const { pathname } = useLocation();
  return (
    <p className={printNote}>
      <strong>{brand.name}</strong>
      {` · ${brand.email} · ${origins[marketId] + pathname} · `}
      {t('printed', { date: formatLongDate(today, market) })}
    </p>
  );
}

/**
 * The pictures of a travel (TRV-06): a wall of three on wide screens; on narrow ones a row that one swipes
 * or scrolls, each as wide as the screen, without any script. Each opens as large as the screen (LAY-10).
 */
export function CoverPictures({ pictures }: { readonly pictures: readonly Image[] }) {
  const { t } = useTranslation('travel');
  const first = travelCover(pictures);
  if (!first) return null;
  const others = pictures.slice(1);
  if (!isWall(pictures)) {
    return (
      <div className={styles.singlePicture}>
        <OpenPicture image={first.image}>
          <ContentImage {...first} shape="fill" priority />
        </OpenPicture>
      </div>
    );
  }
  return (
    // What scrolls is reached by keyboard: by the pictures.
    <ul className={styles.wall} aria-label={t('cover.pictures')}>
      <li className={styles.mainPicture}>
        <OpenPicture image={first.image}>
          <ContentImage {...first} shape="fill" priority />
        </OpenPicture>
      </li>
      {others.map((image, index) => (
        <li
          key={image.id}
          className={index < ON_WALL - 1 ? styles.sidePicture : styles.beyondPicture}
        >
          <OpenPicture image={image}>
            <ContentImage image={image} shape="fill" place="wallSide" />
          </OpenPicture>
        </li>
      ))}
    </ul>
  );
}

function OpenPicture({ image, children }: { readonly image: Image; readonly children: ReactNode }) {
  return (
    <ModalLink name="gallery" type={image.id} className={styles.pictureLink}>
      {children}
    </ModalLink>
  );
}

/** Id of the side part: the offer bar makes way for it. */
export const ASIDE_ID = 'offer';

interface TwoColumnsProps {
  /** The title's sheet, over the foot of the pictures above. */
  readonly head: ReactNode;
  /** Name of the side part. */
  readonly asideLabel: string;
  readonly aside: ReactNode;
  /** What stays in sight from below the title to the end. */
  readonly bar?: ReactNode;
  /** Below both columns, as wide as they are. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The page beside its sticky sheet on a desktop, where that begins beside the title, so that the price is
 * on the first screen; on a phone the sheet follows the title.
 */
export function TwoColumns({ head, asideLabel, aside, bar, below, children }: TwoColumnsProps) {
  return (
    <div className={bar ? styles.columnsWithBar : styles.columns}>
      <div className={styles.columnsHead}>{head}</div>
      <aside id={ASIDE_ID} aria-label={asideLabel} className={styles.aside}>
        <div className={styles.asideSheet}>{aside}</div>
      </aside>
      {bar}
      <div className={styles.columnsMain}>{children}</div>
      {below && <div className={styles.columnsBelow}>{below}</div>}
    </div>
  );
}

interface TitleSheetProps {
  readonly breadcrumb: { readonly label: string; readonly items: readonly BreadcrumbItem[] };
  /** Where it goes, above the title. */
  readonly place: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** The page's title on a sheet of its own: opaque, for it may lie over pictures. */
export function TitleSheet({ breadcrumb, place, title, children }: TitleSheetProps) {
  const lang = useTextsLanguage();
  return (
    <header className={styles.titleSheet}>
      <div className={styles.breadcrumb}>
        <Breadcrumb {...breadcrumb} />
      </div>
      <p className={styles.place} lang={lang}>
        {place}
      </p>
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      {children}
      <WrittenInNote />
    </header>
  );
}

/** The way from the home page over the travels and the country to a travel, and to a page below it (SEO-01). */
export function useTravelBreadcrumb(
  travel: Pick<TravelDetail, 'slug' | 'title' | 'countryPage'>,
  below?: string,
): { readonly label: string; readonly items: readonly BreadcrumbItem[] } {
  const { t } = useTranslation('travel');
  const pathTo = usePagePath();
  const travelPath = pathTo('travels-travel', { travel: travel.slug });
  const items: BreadcrumbItem[] = [
    { label: t('breadcrumb.home'), href: pathTo('index') },
    { label: t('breadcrumb.travels'), href: pathTo('travels') },
    ...(travel.countryPage
      ? [{ label: travel.countryPage.name, href: travel.countryPage.path }]
      : []),
    { label: travel.title, href: below === undefined ? null : travelPath },
  ];
  if (below !== undefined) items.push({ label: below, href: null });
  return { label: t('breadcrumb.label'), items };
}

/** A travel without a tour to come says so, and where to ask (RES-08). Its children are a better way, where there is one. */
export function NoDepartures({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('travel');
  return (
    <div className={styles.nonePanel}>
      <StateDrawing state="nothing-found" />
      <div className={styles.noneWords}>
        <p className={styles.noneMessage}>{t('departures.none')}</p>
        <p>{t('departures.noneAdvice')}</p>
        <div className={styles.noneLinks}>
          {children}
          <WriteLink variant={children ? 'secondary' : 'primary'} />
          <PageLink to="travels" className={button({ variant: 'secondary' })}>
            {t('departures.otherTravels')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}

interface OfferBarProps {
  /** Ids of the parts of the page that it makes way for. */
  readonly saidBy: readonly string[];
  readonly price: CardPrice | null;
  /** Whether the price is the lowest of several. */
  readonly isLowest?: boolean;
  readonly status: TourStatus;
  /** Of the departure whose price and status it is, where the page is about others too; in words. */
  readonly date?: string;
  /** The button, and what stands below it. */
  readonly children: ReactNode;
}

/**
 * Price, status and the way to a seat at the foot of a phone's screen. It sticks there by styles alone, in
 * room of its own at the page's end, so it never covers the last words; scripts hide it while what says the
 * same is in view (`use-hide-when-visible.ts`).
 */
export function OfferBar({
  saidBy,
  price,
  isLowest = false,
  status,
  date,
  children,
}: OfferBarProps) {
  const { t } = useTranslation('listing');
  const { market } = useSite();
  // With its code it looks for itself: the page's own effect comes before the bar of another page is drawn.
  useHideWhenVisible();
  return (
    <div
      className={styles.bar}
      {...{ [SAID_BY_ATTRIBUTE]: saidBy.join(' ') }}
      // It may be hidden before this is its code's.
      suppressHydrationWarning
    >
      <div className={styles.barWords}>
        {price && (
          <Price
            current={formatMoney(price.cents, price.currency)}
            prefix={pricePrefix(price, isLowest, market, t)}
          />
        )}
        <div className={styles.barState}>
          {date && <span className={styles.barDate}>{date}</span>}
          <TourStatusLabel status={status} />
        </div>
      </div>
      {children}
    </div>
  );
}

// Hides a page's bar of price and button while what says the same is in view. It is of the page and not of the
// bar: it happens by itself, before somebody is there for whom the bar's own code is fetched.

/** On the bar: ids of the parts of the page that it makes way for. */
const SAID_BY_ATTRIBUTE = 'data-said-by';

/** As soon as its edge is seen, below the header. */
const REACHED = { rootMargin: '-80px 0px 0px' };

/** To be called by what is drawn anew when the page shows another bar or other parts. */
function useHideWhenVisible(): void {
  useEffect(() => {
    const bar = document.querySelector(`[${SAID_BY_ATTRIBUTE}]`);
    if (!bar) return;
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      // React writes no such attribute there, and leaves it alone.
      bar.toggleAttribute('data-hidden', seen.size > 0);
    }, REACHED);
    for (const id of bar.getAttribute(SAID_BY_ATTRIBUTE)?.split(' ') ?? []) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  });
}
