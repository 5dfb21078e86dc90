/** What stands around every page (LAY-01): header, banner bars, footer, the way to a person. */
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketId } from '../../domain/market.ts';
import { useSiteIfLoaded } from '../i18n/site.ts';
import { LoadingBar } from '../ui/loading-bar/loading-bar.tsx';
import { SkipLink } from '../ui/skip-link/skip-link.tsx';
import { ToastHost } from '../ui/toast/toast.tsx';
import { BannerBars } from './banner-bars.tsx';
import { Footer } from './footer.tsx';
import * as styles from './frame.css.ts';
import { Header } from './header.tsx';
import { MAIN } from './main-part.ts';
import { DEFAULT_FRAME, type PageFrame } from './page-frame.ts';
import { SavedNoticeBar } from '../wishlist/saved-notice.tsx';
import { TalkToUs } from './talk-to-us.tsx';

export interface FrameProps {
  readonly page?: PageFrame;
  /** Path of the page in each market that has it. */
  readonly alternates?: Readonly<Partial<Record<MarketId, string>>>;
  /** Whether a modal of the page is on its way. */
  readonly isAwaitingModal?: boolean;
  /** Whether something lies over it, so that nothing in it can be used. */
  readonly isInert?: boolean;
  readonly children: ReactNode;
}

export function Frame({
  page = DEFAULT_FRAME,
  alternates = NOWHERE_ELSE,
  isAwaitingModal = false,
  isInert = false,
  children,
}: FrameProps) {
  const { t } = useTranslation('layout');
  const main = (
    <main id={MAIN} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
  const frame = {
    className: [styles.frame, ...page.htmlClasses].join(' '),
    // React 18 knows no such property, and passes on what is a string.
    ...(isInert && { inert: '' }),
  };
  // Without its data, or where the page asks for it, the page stands alone.
  const hasLayout = useSiteIfLoaded() !== null && !page.hideLayout;
  if (!hasLayout) return <div {...frame}>{main}</div>;
  return (
    <div {...frame}>
      <ToastHost dismissLabel={t('toast.dismiss')}>
        <SkipLink target={MAIN}>{t('header.skip')}</SkipLink>
        <NavigationBar isAwaitingModal={isAwaitingModal} />
        <div className={styles.part} data-part="start">
          <BannerBars position="top" />
          <Header isTransparent={page.transparentHeader} hasMenus={!page.hideMenus} />
        </div>
        <SavedNoticeBar />
        {main}
        <div className={styles.part} data-part="end">
          <TalkToUs place="floating" />
          <Footer
            counterparts={page.counterparts ?? alternates}
            hasNewsletter={page.hasNewsletter}
          />
          <BannerBars position="bottom" />
        </div>
      </ToastHost>
    </div>
  );
}

const NOWHERE_ELSE = {};

/** Tells that the next page is on its way, or a modal over this one (LAY-13). */
function NavigationBar({ isAwaitingModal }: { readonly isAwaitingModal: boolean }) {
  const { t } = useTranslation('layout');
  const isLoading = useNavigation().state !== 'idle' || isAwaitingModal;
  return <LoadingBar isLoading={isLoading} label={t('navigation.loading')} />;
}
