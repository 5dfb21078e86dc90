/** `/alerts/off`: asks before an alert, or all of them, is turned off, and why (NTFY-01, WISH-03). */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import {
  Form,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import {
  ALERTS_OFF_PATH,
  printAlert,
  turnOffAddress,
  type WantedAlert,
} from '../alerts/alert-form.ts';
import { loadTurnOff, turnAlertsOff } from '../alerts/alerts.server.ts';
import { useAlertWords } from '../alerts/alert-words.ts';
import { i18nextOf } from '../i18n/i18next.server.ts';
import { marketOfRequest } from '../i18n/market.server.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { isRefused } from '../network/is-refused.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import { titlePrefixOf } from '../network/refused-form.server.ts';
import { submitForm, type Unanswered } from '../network/submit-form.ts';
import { metaOf } from '../seo/meta.ts';
import { noindexSeo } from '../seo/page-seo.ts';
import { button } from '../ui/button/button.css.ts';
import { Button } from '../ui/button/button.tsx';
import { Link } from '../ui/link.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { ReasonFields } from '../wishlist/reason-fields.tsx';
import type { ReasonReply } from '../wishlist/reason-form.ts';
import { PRIVATE, RETRY } from '../wishlist/wishlist-form.server.ts';

export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';

const NAMESPACES: readonly WordNamespace[] = ['wishlist'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<typeof loader>(NAMESPACES, ['routes/alerts.off']);

export const clientAction = (args: ClientActionFunctionArgs) => submitForm(args);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [step, { t }] = await Promise.all([
    loadTurnOff(request, context),
    i18nextOf(marketOfRequest(request, context).textLocale),
  ]);
  const { wanted, alerts } = step;
  const title = t(wanted ? 'wishlist:alertOff.title' : 'wishlist:alertOff.titleAll');
  return data(
    {
      ...step,
      seo: noindexSeo({
        title,
        titlePrefix: titlePrefixOf(context, t),
        description: title,
        canonical: ALERTS_OFF_PATH,
      }),
    },
    { status: alerts ? 200 : 503, headers: alerts ? PRIVATE : { ...PRIVATE, ...RETRY } },
  );
}

export function action({ request, context }: ActionFunctionArgs) {
  return turnAlertsOff(request, context);
}

export { documentHeaders as headers } from '../network/document-headers.ts';

/** After a refused form nothing has changed. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return !isRefused(change) && change.defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches, error }) =>
  metaOf(page && { seo: page.seo }, matches, error);

export default function TurnOffRoute() {
  const { t } = useTranslation('wishlist');
  const { wanted, alerts, returnTo, seo } = useLoaderData<typeof loader>();
  const wordsOf = useAlertWords();
  const [alert] = alerts ?? [];
  const { about } = alert ? wordsOf(alert) : { about: null };
  return (
    <NoticePage title={seo.title} text={whatItIs()}>
      {wanted && <p>{t('alertOff.text')}</p>}
      <TurnOffForm wanted={wanted} returnTo={returnTo} />
    </NoticePage>
  );

  function whatItIs(): string {
    if (!alerts || !alert || about === null) return t('alertOff.unknown');
    return wanted
      ? t('alertOff.about', { type: t(`alerts.type.${alert.type}`), about })
      : t('alertOff.count', { count: alerts.length });
  }
}

function TurnOffForm({
  wanted,
  returnTo,
}: {
  readonly wanted: WantedAlert | null;
  readonly returnTo: string;
}) {
  const { t } = useTranslation('wishlist');
  const answer = useActionData<ReasonReply | Unanswered>();
  const fields = wanted ? printAlert(wanted) : [['all', 'yes'] as const];
  const path = turnOffAddress(wanted, returnTo);
  return (
    <Form
      method="post"
      action={path}
      noValidate
      preventScrollReset
      aria-label={t(wanted ? 'alertOff.title' : 'alertOff.titleAll')}
    >
      <Stack gap={24}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="returnTo" value={returnTo} />
        <ReasonFields label={t('reason.title')} answer={answer} path={path} />
        <Stack direction="row" gap={12}>
          <Button>{t(wanted ? 'alertOff.confirm' : 'alertOff.confirmAll')}</Button>
          <Link to={returnTo} className={button({ variant: 'secondary' })}>
            {t('alertOff.keep')}
          </Link>
        </Stack>
      </Stack>
    </Form>
  );
}
