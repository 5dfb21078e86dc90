/**
 * The page behind a newsletter's mailed link, for the routes that confirm and end a subscription (NEWS-01): says what
 * the link is about, with one button, or what became of it.
 */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NEWSLETTER_PATH, type NewsletterPurpose } from '../../contract/newsletter-paths.ts';
import { CONFIRMATION_DAYS } from '../../domain/newsletter-terms.ts';
import { loadWithWords } from '../answers/load-with-words.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSite } from '../i18n/site.ts';
import type { WordNamespace } from '../i18n/word-namespaces.ts';
import { StateDrawing, type State } from '../images/state-drawing.tsx';
import { metaOf } from '../seo/meta.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { button } from '../ui/button.css.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import * as styles from '../ui/notice-page.css.ts';
import type { followLink, loadLink } from './newsletter-link.server.ts';

export const NEWSLETTER_NAMESPACES: readonly WordNamespace[] = ['newsletter'];

/** Words of the newsletter's pages, loaded before they are hydrated. */
export const newsletterHandle = { i18n: NEWSLETTER_NAMESPACES };

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadLink>;
type Action = (args: ActionFunctionArgs) => ReturnType<typeof followLink>;

export const clientLoader = loadWithWords<Loader>(NEWSLETTER_NAMESPACES);

/** Remix leaves a loader's headers off a document unless the route passes them on. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: MetaFunction<Loader> = ({ data, matches, error }) =>
  metaOf(data && { seo: data.seo, preloads: [] }, matches, error);

export function LinkRoute() {
  const { purpose, state } = useLoaderData<Loader>();
  const followed = useActionData<Action>();
  return <LinkPage purpose={purpose} state={followed?.state ?? state} />;
}

const DRAWINGS: Readonly<Partial<Record<LinkState, State>>> = {
  done: 'sent',
  over: 'gone',
  unknown: 'gone',
  unavailable: 'storm',
};

export interface LinkPageProps {
  readonly purpose: NewsletterPurpose;
  readonly state: LinkState;
}

export function LinkPage({ purpose, state }: LinkPageProps) {
  const { t } = useTranslation('newsletter');
  const drawing = DRAWINGS[state];
  const words = linkWords(purpose, state);
  return (
    <Container width="text">
      <div className={styles.page}>
        {drawing && <StateDrawing state={drawing} priority />}
        <h1>{t(words.title)}</h1>
        <p className={styles.lead}>{t(words.text, { days: CONFIRMATION_DAYS })}</p>
        <div className={styles.actions}>
          <Ways purpose={purpose} state={state} />
        </div>
      </div>
    </Container>
  );
}

function Ways({ purpose, state }: LinkPageProps) {
  const { t } = useTranslation('newsletter');
  const { brand } = useSite();
  const words = linkWords(purpose, state);
  if (state === 'open' || state === 'unavailable') {
    return (
      // To this very address, by the browser: it may be pressed before any code has come.
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

/** `over`: its days are; `unavailable`: nobody knows at present. */
export type LinkState = 'open' | 'done' | 'over' | 'unknown' | 'unavailable';

export function linkWords(purpose: NewsletterPurpose, state: LinkState) {
  return purpose === 'confirm'
    ? {
        title: `confirm.${state}.title`,
        text: `confirm.${state}.text`,
        press: 'confirm.press',
        again: 'confirm.again',
      }
    : {
        title: `unsubscribe.${state}.title`,
        text: `unsubscribe.${state}.text`,
        press: 'unsubscribe.press',
        again: 'unsubscribe.again',
      };
}
