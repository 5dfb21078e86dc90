/**
 * `/compare?ids=…`, the same path in every market: travels and departures side by side (WISH-04). Anybody who has the
 * address sees it, with their own market's words and prices; it names nobody.
 */
import { data, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { COMPARE_PATH } from '../../../contract/comparison-paths.ts';
import type { WordNamespace } from '../../i18n/word-namespaces.ts';
import { PageLink } from '../../i18n/page-link.tsx';
import { useSite } from '../../i18n/site.ts';
import { StateDrawing } from '../../images/state-drawing.tsx';
import { sharedPathFrame } from '../../layout/page-frame.ts';
import { mailAddress } from '../../modals/parts/mail-address.ts';
import { loadWithWords } from '../../network/load-with-words.ts';
import { metaOf } from '../../seo/meta.ts';
import { noindexSeo } from '../../seo/page-seo.ts';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { comparisonPath, parseComparison } from '../../wishlist/comparison-address.ts';
import { ChoiceForm, ComparePage, ComparisonTable, Unavailable } from './comparison-parts.tsx';
import { comparisonContext, loadComparison } from './comparison.server.ts';
import * as styles from './styles.css.ts';

export { FormErrorBoundary as ErrorBoundary } from '../../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['compare', 'listing', 'travel', 'wishlist'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = parseComparison(new URL(request.url).searchParams);
  const page = await comparisonContext(request, context);
  const comparison = await loadComparison(asked, page);
  const isNothingLeft = asked.ids.length > 0 && comparison?.choices.length === 0;
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (!comparison) headers.set('retry-after', '5');
  return data(
    {
      seo: noindexSeo({
        title: page.t('compare:title'),
        description: page.t('compare:lead'),
        canonical: COMPARE_PATH,
      }),
      frame: sharedPathFrame(COMPARE_PATH),
      asked,
      comparison,
    },
    { status: comparison ? (isNothingLeft ? 404 : 200) : 503, headers },
  );
}

/** Remix adds the loader's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo, preloads: [] }, matches, error);

export default function CompareRoute() {
  const { t } = useTranslation('compare');
  const { asked, comparison } = useLoaderData<typeof loader>();
  const path = comparisonPath(asked.ids);
  if (!comparison)
    return (
      <ComparePage title={t('title')}>
        <Unavailable path={path} />
      </ComparePage>
    );
  const { columns, choices, missing } = comparison;
  return (
    <ComparePage title={t('title')}>
      {asked.isCut && (
        <Notice tone="notice" icon="alert">
          <p>{t('cut', { count: asked.ids.length })}</p>
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="notice" icon="alert">
          <p>{t('missing', { count: missing })}</p>
        </Notice>
      )}
      {columns.length === 0 ? (
        <Empty />
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          <ComparisonTable columns={columns} />
          <ChoiceForm path={COMPARE_PATH} ids={asked.ids} columns={columns} choices={choices} />
          <Share path={path} />
        </>
      )}
    </ComparePage>
  );
}

function Empty() {
  const { t } = useTranslation(['compare', 'wishlist', 'login']);
  return (
    <div className={styles.empty}>
      <StateDrawing state="nothing-found" />
      <p className={styles.lead}>{t('empty')}</p>
      <div className={styles.actions}>
        <PageLink to="wishlist" className={button({ variant: 'primary' })}>
          {t('login:account.wishlist')}
        </PageLink>
        <PageLink to="travels" className={button({ variant: 'secondary' })}>
          {t('wishlist:toTravels')}
        </PageLink>
      </div>
    </div>
  );
}

function Share({ path }: { readonly path: string }) {
  const { t } = useTranslation('compare');
  const { origins, marketId } = useSite();
  const address = origins[marketId] + path;
  return (
    <section className={styles.part} aria-labelledby="compare-share">
      <h2 id="compare-share">{t('share.title')}</h2>
      <p>{t('share.text')}</p>
      <Field
        id="compare-address"
        name="address"
        label={t('share.label')}
        value={address}
        readOnly
      />
      <ButtonLink
        href={mailAddress({ subject: t('title'), text: address })}
        variant="secondary"
        size="small"
        icon="mail"
      >
        {t('share.mail')}
      </ButtonLink>
    </section>
  );
}
