/** The page of the mailed link that unsubscribes: what an alert waits for, or the newsletter's own page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../i18n/page-link.tsx';
import { StateDrawing } from '../images/state-drawing.tsx';
import { button } from '../ui/button/button.css.ts';
import { Button } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';
import { NewsletterLinkPage } from './newsletter-link.tsx';
import type { loadUnsubscribe, unsubscribe } from './unsubscribe.server.ts';

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadUnsubscribe>;
type Action = (args: ActionFunctionArgs) => ReturnType<typeof unsubscribe>;

export function UnsubscribePage() {
  const loaded = useLoaderData<Loader>();
  return 'alert' in loaded ? <AlertPage alert={loaded.alert} /> : <NewsletterLinkPage />;
}

function AlertPage({
  alert: { type, about, isOn, others },
}: {
  readonly alert: {
    readonly type: string;
    readonly about: string;
    readonly isOn: boolean;
    readonly others: number;
  };
}) {
  const { t } = useTranslation('newsletter');
  const hasFailed = useActionData<Action>()?.state === 'unavailable';
  const state = isOn ? 'on' : 'off';
  return (
    <NoticePage
      drawing={
        hasFailed ? (
          <StateDrawing state="storm" priority />
        ) : (
          !isOn && <StateDrawing state="sent" priority />
        )
      }
      title={hasFailed ? t('unsubscribe.unavailable.title') : t(`alert.${state}.title`)}
      text={hasFailed ? t('unsubscribe.unavailable.text') : t(`alert.type.${type}`, { about })}
      actions={
        <>
          {isOn && (
            // Native forms to this same address: they work before any script has loaded.
            <form method="post">
              <Button size="large">{t('alert.press')}</Button>
            </form>
          )}
          {others > 0 && (
            <form method="post">
              <input type="hidden" name="all" value="yes" />
              <Button size="large" variant="secondary">
                {isOn ? t('alert.pressAll') : t('alert.pressOthers', { count: others })}
              </Button>
            </form>
          )}
          <PageLink to="travels" className={button({ variant: 'secondary' })}>
            {t('toTravels')}
          </PageLink>
        </>
      }
    >
      {!isOn && (
        <p>{others > 0 ? t('alert.off.others', { count: others }) : t('alert.off.none')}</p>
      )}
    </NoticePage>
  );
}
