/** That a sum leaves out what the travel's list of "Not included" names without an amount (TRV-15). */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { uncounted, uncountedLink } from './true-cost-form.css.ts';

/** Id of the part of a travel's page that holds the list. */
export const INCLUDED_ID = 'included';

/** @param travelSlug of the travel whose page has the list; without it the page is that page */
export function UncountedNote({ travelSlug }: { readonly travelSlug?: string }) {
  const { t } = useTranslation('travel');
  const words = t('costs.uncounted', { list: t('included.no') });
  return (
    <p className={uncounted}>
      {travelSlug === undefined ? (
        <a href={`#${INCLUDED_ID}`} className={uncountedLink}>
          {words}
        </a>
      ) : (
        <PageLink
          to="travels-travel"
          parameters={{ travel: travelSlug }}
          fragment={INCLUDED_ID}
          className={uncountedLink}
        >
          {words}
        </PageLink>
      )}
    </p>
  );
}
