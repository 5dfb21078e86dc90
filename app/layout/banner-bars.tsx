/** Messages above or below the page (LAY-08). Closing one is a form, so it works without scripts. */
import { Form, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { BannerBar } from '../../contract/layout.ts';
import { useSite } from '../i18n/site.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import * as styles from './banner-bars.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';
import { ReturnTo } from './return-to.tsx';
import { bannerColours, shownBannerBars } from './shown-banner-bars.ts';

export function BannerBars({ position }: { readonly position: BannerBar['position'] }) {
  const { t } = useTranslation('layout');
  const { layout, dismissedBars } = useSite();
  const { pathname } = useLocation();
  const bars = shownBannerBars(layout.beans, {
    path: pathname,
    position,
    dismissed: dismissedBars,
  });
  if (bars.length === 0) return null;
  return (
    <aside className={styles.bars[position]} aria-label={t('banner.label')}>
      {bars.map((bar) => (
        <Bar key={bar.id} bar={bar} />
      ))}
    </aside>
  );
}

function Bar({ bar }: { readonly bar: BannerBar }) {
  const { t } = useTranslation('layout');
  const { marketId } = useSite();
  const action = bar.callToAction;
  const target = action ? linkTarget(action, marketId) : null;
  return (
    <div style={bannerColours(bar)}>
      <Container>
        <div className={styles.row}>
          <p className={styles.message}>
            {bar.message}
            {action && target && (
              <LayoutLink target={target} className={styles.action}>
                {action.label}
              </LayoutLink>
            )}
          </p>
          {bar.closable && (
            <Form method="post" action="/banner-bars" preventScrollReset>
              <ReturnTo />
              <button type="submit" name="id" value={bar.id} className={styles.close}>
                <Icon name="close" />
                <VisuallyHidden>{t('banner.close')}</VisuallyHidden>
              </button>
            </Form>
          )}
        </div>
      </Container>
    </div>
  );
}
