/** `/manifest.webmanifest`: how the site looks on the home screen of a phone (SEO-01). */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { light, THEME_COLOUR } from '../../brand/brand.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { entityTag, fileResponse } from '../seo/file-response.server.ts';
import { siteSettings } from '../site-settings.server.ts';

/** The build draws them from `brand/mark.svg`. */
const ICONS = ['192', '512'].flatMap((size) => [
  iconOf(`/icons/icon-${size}.png`, size, 'any'),
  iconOf(`/icons/maskable-${size}.png`, size, 'maskable'),
]);

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { brand } = siteSettings();
  const { languageTag, textLocale } = marketOfRequest(request, context);
  const { t } = await i18nextOf(textLocale);
  const body = JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: t('listing:search.description'),
    lang: languageTag,
    dir: 'ltr',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: THEME_COLOUR,
    background_color: light.color.sunken,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...ICONS],
  });
  const type = 'application/manifest+json';
  return fileResponse(request, { tag: entityTag(body), type }, () => body);
}

function iconOf(src: string, size: string, purpose: string) {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
