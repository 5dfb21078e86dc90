/** What stands around every page (LAY-01): header, banner bars, footer, the way to a person. */
import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketId } from '../../domain/market.ts';
import { useSiteIfLoaded } from '../i18n/site.ts';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { BannerBars } from './banner-bars.tsx';
import { Footer } from './footer.tsx';
import * as styles from './frame.css.ts';
import { Header } from './header.tsx';
import { DEFAULT_FRAME, type PageFrame } from './page-frame.ts';
import { TalkToUs } from './talk-to-us.tsx';

/** Id of the page's main part. */
const MAIN = 'main';

export interface FrameProps {
  readonly page?: PageFrame;
  /** Path of the page in each market that has it. */
  readonly alternates?: Readonly<Partial<Record<MarketId, string>>>;
  readonly children: ReactNode;
}

export function Frame({ page = DEFAULT_FRAME, alternates = {}, children }: FrameProps) {
  const { t } = useTranslation('layout');
  const main = (
    <main id={MAIN} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
  const className = [styles.frame, ...page.htmlClasses].join(' ');
  // Without its data, or where the page asks for it, the page stands alone.
  const hasLayout = useSiteIfLoaded() !== null && !page.hideLayout;
  if (!hasLayout) return <div className={className}>{main}</div>;
  return (
    <div className={className}>
      <SkipLink target={MAIN}>{t('header.skip')}</SkipLink>
      <NavigationBar />
      <BannerBars position="top" />
      <Header isTransparent={page.transparentHeader} />
      {main}
      <TalkToUs place="floating" />
      <Footer counterparts={page.counterparts ?? alternates} />
      <BannerBars position="bottom" />
    </div>
  );
}

/** Tells that the next page is on its way (LAY-13). */
function NavigationBar() {
  const { t } = useTranslation('layout');
  return (
    <LoadingBar isLoading={useNavigation().state !== 'idle'} label={t('navigation.loading')} />
  );
}
