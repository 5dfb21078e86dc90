/** /dev/blocks: the gallery of primitives and blocks. Live mode has no such page. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import { Gallery, GALLERY_BLOCKS } from '../blocks/gallery.tsx';
import { preloadBlocks } from '../blocks/loaded-blocks.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { siteSettings } from '../site-settings.server.ts';

export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary, headers } from '../layout/form-error.tsx';

/** @throws Response 404 where the settings want no developer pages */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!siteSettings().hasDeveloperPages) throw new Response(null, { status: 404 });
  const { textLocale } = marketOfRequest(request, context);
  const { t } = await i18nextOf(textLocale);
  await preloadBlocks(GALLERY_BLOCKS, textLocale);
  return { title: t('gallery:title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
];

/** Rendered only by the server: the browser keeps that HTML and fetches neither its components nor its words. */
export default function BlocksPage() {
  return import.meta.env.SSR ? (
    <div>
      <Gallery />
    </div>
  ) : (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  );
}
