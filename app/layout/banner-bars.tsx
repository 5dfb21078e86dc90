/** Messages above or below the page (LAY-08). Closing one is a form, so it works without scripts. */
import { useLocation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCENT } from '../../brand/brand.ts';
import type { BannerBar } from '../../contract/layout.ts';
import { isShownOnRoute } from '../../domain/route-pattern.ts';
import { CustomScope } from '../custom-styles/custom-scope.tsx';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container/container.tsx';
import { isFocusLost } from '../ui/focus-lost.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useToast } from '../ui/toast/toast.tsx';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';
import { refocusMain } from './main-part.ts';
import { SmallForm } from './small-form.tsx';
import * as styles from './banner-bars.css.ts';

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

/**
 * What follows when a visitor has closed a banner bar (LAY-08): it is said, and the focus goes to the
 * next one, or to the page (A11Y-02).
 *
 * @param bars those that are shown
 * @param element what holds them, if there are any
 */
function useClosedBar(bars: readonly BannerBar[], element: RefObject<HTMLElement>): void {
  const { t } = useTranslation('layout');
  const { dismissedBars } = useSite();
  const showToast = useToast();
  const shown = useRef(bars);
  useEffect(() => {
    const gone = shown.current.filter(({ id }) => !bars.some((bar) => bar.id === id));
    shown.current = bars;
    if (!gone.some(({ id }) => dismissedBars.includes(id))) return;
    showToast({ text: t('banner.closed'), tone: 'positive' });
    if (isFocusLost()) element.current?.querySelector('button')?.focus({ preventScroll: true });
    refocusMain();
  });
}

/**
 * The bars of one end of the page at a path, without those that the visitor has closed.
 */
export function shownBannerBars(
  bars: readonly BannerBar[],
  page: {
    readonly path: string;
    readonly position: BannerBar['position'];
    readonly dismissed: readonly string[];
  },
): readonly BannerBar[] {
  return bars.filter(
    (bar) =>
      bar.position === page.position &&
      !(bar.closable && page.dismissed.includes(bar.id)) &&
      isShownOnRoute(page.path, bar.routes),
  );
}

const COLOUR = /^([a-z]+|#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/**
 * The bar's colours as style values: customer's data, so what is no colour gives way to the default. That is the word
 * "red" by the contract, and here the brand's accent, on which white can be read.
 */
export function bannerColours({
  backgroundColor,
  textColor,
}: Pick<BannerBar, 'backgroundColor' | 'textColor'>): { backgroundColor: string; color: string } {
  const background = COLOUR.test(backgroundColor) ? backgroundColor : 'red';
  return {
    backgroundColor: background === 'red' ? ACCENT : background,
    color: COLOUR.test(textColor) ? textColor : 'white',
  };
}
