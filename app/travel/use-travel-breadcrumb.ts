import { useTranslation } from 'react-i18next';
import { usePagePath } from '../i18n/page-link.tsx';
import type { BreadcrumbItem } from '../ui/breadcrumb/breadcrumb.tsx';

/** The way from the home page over the travels to a travel, and to a page below it (SEO-01). */
export function useTravelBreadcrumb(
  travel: { readonly slug: string; readonly title: string },
  below?: string,
): { readonly label: string; readonly items: readonly BreadcrumbItem[] } {
  const { t } = useTranslation('travel');
  const pathTo = usePagePath();
  const travelPath = pathTo('travels-travel', { travel: travel.slug });
  const items: BreadcrumbItem[] = [
    { label: t('breadcrumb.home'), href: pathTo('index') },
    { label: t('breadcrumb.travels'), href: pathTo('travels') },
    { label: travel.title, href: below === undefined ? null : travelPath },
  ];
  if (below !== undefined) items.push({ label: below, href: null });
  return { label: t('breadcrumb.label'), items };
}
