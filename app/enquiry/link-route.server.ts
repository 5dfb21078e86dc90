/**
 * The link in the traveller's mail (TRV-08): the page tells of the request, and its forms show or hide the
 * name, or withdraw it. Scanners of mail follow links, and nothing comes of it.
 */
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { LinkedEnquiry } from '../../contract/enquiry.ts';
import { ENQUIRY_LINK_WISHES, enquiryLinkPath } from '../../contract/enquiry-paths.ts';
import { SECRET_ADDRESS_HEADERS } from '../../contract/secret-paths.ts';
import type { ApiResult } from '../api/api-result.ts';
import { apiOf } from '../api/request-api.server.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import { DEFAULT_FRAME, type PageFrame } from '../layout/page-frame.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { LINK_WISH } from './link-wish.ts';

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
  const { t } = await i18nextOf(marketOfRequest(request).textLocale);
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
    seo: {
      title: title(),
      description: title(),
      robots: 'noindex',
      canonical: '/',
      alternates: {},
    },
    frame: DEFAULT_FRAME,
    state,
    enquiry,
  };
  return data(page, { status: STATUSES[state], headers: SECRET_ADDRESS_HEADERS });
}

/** @throws Response 303 to the page, which says what became of it; 400 for a wish that there is not */
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
