/**
 * The link in the mail about an enquiry, at the same path in every market (TRV-08): shows what others read of the
 * request, with a form for each change: show or hide the name, withdraw. Opening the link changes nothing,
 * because mail scanners follow links.
 */
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
  ENQUIRY_LINK_WISHES,
  enquiryLinkPath,
  type EnquiryLinkWish,
} from '../../contract/enquiry-paths.ts';
import type { LinkedEnquiry } from '../../contract/enquiry.ts';
import { SECRET_ADDRESS_HEADERS } from '../../contract/secret-paths.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import type { ApiResult } from '../api/api-result.ts';
import { apiOf } from '../api/request-api.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { StateDrawing } from '../images/state-drawing.tsx';
import { DEFAULT_FRAME, type PageFrame } from '../layout/page-frame.ts';
import { useDepartureDates } from '../listing/departure-facts.tsx';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo, type PageSeo } from '../seo/page-seo.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { button } from '../ui/button/button.css.ts';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';

/** Name of the buttons; their value is the wish. */
const LINK_WISH = 'wish';

const NAMESPACES: readonly WordNamespace[] = ['enquiry', 'listing'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES);

type LinkState = 'known' | 'unknown' | 'unavailable';

export interface EnquiryLinkData {
  readonly seo: PageSeo;
  readonly frame: PageFrame;
  readonly state: LinkState;
  readonly enquiry: LinkedEnquiry | null;
}

const STATUSES: Readonly<Record<LinkState, number>> = {
  known: 200,
  unknown: 404,
  unavailable: 503,
};

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { t } = await i18nextOf(marketOfRequest(request, context).textLocale);
  const { state, enquiry } = found(
    await (await apiOf(request, context)).enquiryLink({ token: params.token ?? '' }),
  );
  const title = () => {
    if (!enquiry) return t(`enquiry:link.${state}Title`);
    const { isWithdrawn, number } = enquiry;
    return isWithdrawn ? t('enquiry:link.withdrawnTitle') : t('enquiry:link.title', { number });
  };
  const page: EnquiryLinkData = {
    // A canonical address would hold the secret.
    seo: noindexSeo({ title: title(), description: title(), canonical: '/' }),
    frame: DEFAULT_FRAME,
    state,
    enquiry,
  };
  return data(page, { status: STATUSES[state], headers: SECRET_ADDRESS_HEADERS });
}

/** @throws Response 303 to the page, which shows the result; 400 for an unknown wish */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const token = params.token ?? '';
  const wished = (await request.formData().catch(() => null))?.get(LINK_WISH);
  const wish = ENQUIRY_LINK_WISHES.find((known) => known === wished);
  if (!wish) throw new Response(null, { status: 400 });
  const { state } = found(await (await apiOf(request, context)).followEnquiryLink({ token, wish }));
  if (state === 'unavailable') {
    return data(
      { state, enquiry: null },
      { status: STATUSES[state], headers: SECRET_ADDRESS_HEADERS },
    );
  }
  throw redirect(enquiryLinkPath(token), { status: 303, headers: SECRET_ADDRESS_HEADERS });
}

function found(
  result: ApiResult<{ readonly data: LinkedEnquiry }>,
): Pick<EnquiryLinkData, 'state' | 'enquiry'> {
  switch (result.outcome) {
    case 'success':
      return { state: 'known', enquiry: result.data.data };
    case 'unavailable':
      return { state: 'unavailable', enquiry: null };
    default:
      return { state: 'unknown', enquiry: null };
  }
}

/** Remix adds the loader's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function EnquiryLinkRoute() {
  const found = useLoaderData<typeof loader>();
  // A wish that failed is reported, even if the request itself can be read by now.
  const { state, enquiry } = useActionData<typeof action>() ?? found;
  return enquiry ? <Request enquiry={enquiry} /> : <NoRequest state={state} />;
}

export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

function Request({ enquiry }: { readonly enquiry: LinkedEnquiry }) {
  const { t } = useTranslation(['enquiry', 'listing']);
  const datesOf = useDepartureDates();
  const { number, travel, tourCode, ageGroup, isNameShown, isWithdrawn } = enquiry;
  const name = enquiry.firstName ?? t('link.nameless');
  const who = ageGroup ? `${name} · ${t(`listing:ages.${ageGroup}`)}` : name;
  return (
    <NoticePage
      title={isWithdrawn ? t('link.withdrawnTitle') : t('link.title', { number })}
      text={`${travel.title}, ${datesOf(enquiry)}`}
    >
      {!isWithdrawn && enquiry.news.map((news) => <p key={news}>{t(`link.news.${news}`)}</p>)}
      {isWithdrawn ? (
        <p>{t('link.withdrawn')}</p>
      ) : (
        <>
          <p>{t(isNameShown ? 'link.shown' : 'link.would', { who })}</p>
          <Wish wish={isNameShown ? 'hide' : 'show'} />
          <p>{t('link.withdrawText')}</p>
          <Wish wish="withdraw" />
        </>
      )}
      <PageLink
        to="travels-travel-tour"
        parameters={{ travel: travel.slug, tour: tourCode }}
        className={button({ variant: 'quiet' })}
      >
        {t('link.departure')}
      </PageLink>
    </NoticePage>
  );
}

function Wish({ wish }: { readonly wish: EnquiryLinkWish }) {
  const { t } = useTranslation('enquiry');
  return (
    // A native form to this same address: it works before any script has loaded.
    <form method="post">
      <button
        type="submit"
        name={LINK_WISH}
        value={wish}
        className={button({ variant: wish === 'show' ? 'primary' : 'secondary' })}
      >
        {t(`link.${wish}`)}
      </button>
    </form>
  );
}

function NoRequest({ state }: Pick<EnquiryLinkData, 'state'>) {
  const { t } = useTranslation('enquiry');
  const { brand } = useSite();
  const isAway = state === 'unavailable';
  return (
    <NoticePage
      drawing={<StateDrawing state={isAway ? 'storm' : 'gone'} priority />}
      title={t(isAway ? 'link.unavailableTitle' : 'link.unknownTitle')}
      text={t(isAway ? 'link.unavailable' : 'link.unknown')}
      actions={
        isAway ? (
          <ButtonLink href="">{t('link.again')}</ButtonLink>
        ) : (
          <ButtonLink href={`mailto:${brand.email}`} icon="mail">
            {t('link.write')}
          </ButtonLink>
        )
      }
    />
  );
}
