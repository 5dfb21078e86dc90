/** Messages above or below the page (LAY-08). Closing one is a form, so it works without scripts. */
import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BannerBar } from '../../contract/layout.ts';
import { CustomScope } from '../custom-styles/custom-scope.tsx';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container/container.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import * as styles from './banner-bars.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';
import { bannerColours, shownBannerBars } from './shown-banner-bars.ts';
import { SmallForm } from './small-form.tsx';
import { useClosedBar } from './use-closed-bar.ts';

export function BannerBars({ position }: { readonly position: BannerBar['position'] }) {
  const { t } = useTranslation('layout');
  const { layout, dismissedBars } = useSite();
  const { pathname } = useLocation();
  const bars = shownBannerBars(layout.beans, {
    path: pathname,
    position,
    dismissed: dismissedBars,
  });
  const element = useRef<HTMLElement>(null);
  useClosedBar(bars, element);
  if (bars.length === 0) return null;
  return (
    <aside ref={element} className={styles.bars[position]} aria-label={t('banner.label')}>
      {bars.map((bar) => (
        <Bar key={bar.id} bar={bar} />
      ))}
    </aside>
  );
}

function Bar({ bar }: { readonly bar: BannerBar }) {
  const { t } = useTranslation('layout');
  const { marketId, barStyles } = useSite();
  const action = bar.callToAction;
  const target = action ? linkTarget(action, marketId) : null;
  return (
    <CustomScope scope={barStyles?.scopes[bar.id]}>
      <div style={bannerColours(bar)}>
        <Container>
          <div className={bar.closable ? styles.closableRow : styles.row}>
            <p className={styles.message}>
              {withWholeFigures(bar.message)}
              {action && target && (
                <LayoutLink target={target} className={styles.action}>
                  {action.label}
                </LayoutLink>
              )}
            </p>
            {bar.closable && (
              <SmallForm action="/banner-bars">
                <button type="submit" name="id" value={bar.id} className={styles.close}>
                  <Icon name="close" />
                  <VisuallyHidden>{t('banner.close')}</VisuallyHidden>
                </button>
              </SmallForm>
            )}
          </div>
        </Container>
      </div>
    </CustomScope>
  );
}

/** No line ends between a figure and what it counts: `31 days`. */
function withWholeFigures(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}
