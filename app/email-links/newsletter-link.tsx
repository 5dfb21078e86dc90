/** The page of a mailed newsletter link (NEWS-01), for the routes that confirm and unsubscribe. */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NEWSLETTER_PATH, type NewsletterPurpose } from '../../contract/newsletter-paths.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import { loadWithWords } from '../network/load-with-words.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { StateDrawing, type State } from '../images/state-drawing.tsx';
import { metaOf } from '../seo/meta.ts';
import { button } from '../ui/button/button.css.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { NoticePage } from '../ui/notice-page/notice-page.tsx';
import { linkWords, type LinkState } from './newsletter-link.ts';
import type { followLink, loadLink } from './newsletter-link.server.ts';

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadLink>;
type Action = (args: ActionFunctionArgs) => ReturnType<typeof followLink>;

const NAMESPACES: readonly WordNamespace[] = ['newsletter'];

/** Words of the page, loaded before it is hydrated. */
export const handle = { i18n: NAMESPACES };

export const clientLoader = loadWithWords<Loader>(NAMESPACES);

/** Remix adds a loader's headers to a document only when the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<Loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo }, matches, error);

const DRAWINGS: Readonly<Partial<Record<LinkState, State>>> = {
  done: 'sent',
  over: 'gone',
  unknown: 'gone',
  unavailable: 'storm',
};

/** Asks with one button, and then shows the result. */
export function NewsletterLinkPage() {
  const { t } = useTranslation('newsletter');
  const loaded = useLoaderData<Loader>();
  const followed = useActionData<Action>();
  const { purpose } = loaded;
  const state = followed?.state ?? loaded.state;
  const drawing = DRAWINGS[state];
  const words = linkWords(purpose, state);
  return (
    <NoticePage
      drawing={drawing && <StateDrawing state={drawing} priority />}
      title={t(words.title)}
      text={t(words.text, { days: CONFIRMATION_DAYS })}
      actions={<Actions purpose={purpose} state={state} />}
    />
  );
}

function Actions({
  purpose,
  state,
}: {
  readonly purpose: NewsletterPurpose;
  readonly state: LinkState;
}) {
  const { t } = useTranslation('newsletter');
  const { brand } = useSite();
  const words = linkWords(purpose, state);
  if (state === 'open' || state === 'unavailable') {
    return (
      // A native form to this same address: it works before any script has loaded.
      <form method="post">
        <Button size="large">{t(words.press)}</Button>
      </form>
    );
  }
  const isLeaving = purpose === 'unsubscribe';
  return (
    <>
      {state !== 'done' && isLeaving && (
        <ButtonLink href={`mailto:${brand.email}`} icon="mail">
          {t('unsubscribe.write')}
        </ButtonLink>
      )}
      {(state !== 'done' || isLeaving) && (
        <ButtonLink href={NEWSLETTER_PATH} variant={isLeaving ? 'secondary' : 'primary'}>
          {t(words.again)}
        </ButtonLink>
      )}
      <PageLink
        to="travels"
        className={button({ variant: state === 'done' && !isLeaving ? 'primary' : 'secondary' })}
      >
        {t('toTravels')}
      </PageLink>
    </>
  );
}
