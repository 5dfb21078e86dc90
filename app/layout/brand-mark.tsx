/** Name and mark of the brand, linked to the home page. The name is that of `brand/brand.ts`, or `BRAND_NAME`. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import { brandLink, mark } from './brand-mark.css.ts';

export function BrandLink() {
  const { t } = useTranslation('layout');
  const { brand } = useSite();
  return (
    <PageLink to="index" className={brandLink} aria-label={t('header.home', { brand: brand.name })}>
      <BrandMark />
      {brand.name}
    </PageLink>
  );
}

/** Three on one rope, on their way up: the icon that the browser fetches for the page in any case. */
function BrandMark() {
  return <img className={mark} src="/favicon.svg" width="36" height="36" alt="" />;
}
