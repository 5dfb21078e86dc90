/** The root loader: what every page needs of the market and the layout. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { withoutCustomCss } from '../../contract/block-content.ts';
import type { Layout } from '../../contract/layout.ts';
import { secretPathOf } from '../../contract/secret-paths.ts';
import { todayIn } from '../../domain/calendar-date.ts';
import { apiOf } from '../api/request-api.server.ts';
import { followAccountAnswer, userOf } from '../auth/session.server.ts';
import { stylesAddress, stylesOfBars } from '../custom-styles/custom-styles.server.ts';
import { stylesheetAddress } from '../document-styles/document-rules.server.ts';
import { renderedFlagsOf, isFlagOn } from '../flags/flags-of.server.ts';
import { outcomesOf } from '../flags/visitor-outcomes.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { MARKETS } from '../../domain/market.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { RootData } from '../i18n/site.ts';
import { siteSettings } from '../site-settings.server.ts';
import { savedNoticeOf } from '../wishlist/saved-notice.server.ts';
import { savedIdsOf } from '../wishlist/saved-ids.server.ts';
import { readLayout } from './layout.server.ts';
import { type MenuData, menuEntries } from './menu.ts';
import { chosenCurrency, dismissedBars } from './visitor-choices.server.ts';

export async function loadRoot({
  request,
  context,
}: LoaderFunctionArgs): Promise<RootData & MenuData> {
  const settings = siteSettings();
  const market = marketOfRequest(request, context);
  const [layout, user, { t }, flags, { offer }, saved] = await Promise.all([
    apiOf(request, context).then(readLayout),
    userOf(request, context),
    i18nextOf(market.textLocale),
    renderedFlagsOf(request, context),
    outcomesOf(request, context),
    // With every document, since pages with hearts may follow without another one.
    isFlagOn('wishlist', request, context).then((isOn) =>
      isOn ? savedIdsOf(request, context) : null,
    ),
    followAccountAnswer(request, context),
  ]);
  const { tagManagerUrl, messagingUrl } = settings.consented;
  const { pathname } = new URL(request.url);
  // Others' scripts read the address, which is a secret where a mailed link leads (SEC-09).
  const consentedScripts = secretPathOf(pathname)
    ? []
    : [tagManagerUrl, messagingUrl].filter((url) => url !== null);
  const savedNotice =
    user && savedNoticeOf(request, { t, market, accountUrl: settings.accountUrl });
  return {
    marketId: market.id,
    ...(market.firstDayOfWeek !== MARKETS[market.id].firstDayOfWeek && {
      firstDayOfWeek: market.firstDayOfWeek,
    }),
    currency: chosenCurrency(request, market, layout, context),
    today: todayIn(market.timeZone, (context.now ?? Date.now)()),
    brand: settings.brand,
    company: settings.company,
    ...(settings.inventedCompany && { inventedCompany: settings.inventedCompany }),
    origins: settings.origins,
    bookingsUrl: settings.bookingsUrl,
    accountUrl: settings.accountUrl,
    imagesBaseUrl: settings.imagesBaseUrl,
    hasDeveloperPages: settings.hasDeveloperPages,
    user,
    ...(savedNotice && { savedNotice }),
    ...(saved && { saved }),
    ...(offer && !layout.settings.countries?.[offer]?.isDisabled && { offer }),
    ...(consentedScripts.length > 0 && { consentedScripts }),
    ...(settings.collector.isOn && { isCounting: true }),
    ...(settings.languageModel && {
      languageModelHost: new URL(settings.languageModel.baseUrl).host,
    }),
    stylesheet: stylesheetAddress(),
    errorTitles: {
      notFound: t('errors:kind.notFound.title'),
      gone: t('errors:kind.gone.title'),
      refused: t('errors:kind.refused.title'),
      unavailable: t('errors:kind.unavailable.title'),
      offline: t('errors:kind.offline.title'),
      other: t('errors:kind.other.title'),
    },
    dismissedBars: dismissedBars(request),
    barStyles: barStylesOf(layout),
    flags,
    menu: menuEntries(layout.header.menu, market.id),
    layout: {
      footer: layout.footer,
      settings: layout.settings,
      contacts: layout.contacts,
      // Their CSS is in the stylesheet.
      beans: layout.beans.map(withoutCustomCss),
    },
  };
}

function barStylesOf({ beans }: Layout): RootData['barStyles'] {
  const styles = stylesOfBars(beans);
  const address = stylesAddress(styles, null);
  return styles && address ? { address, scopes: Object.fromEntries(styles.scopes) } : null;
}
