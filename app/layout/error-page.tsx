/**
 * The page of an error (ERR-01). It stands without the root loader's data and before any words are
 * loaded; if it fails itself, in the server's render or in the browser, a plain page takes its place.
 */
import { isRouteErrorResponse, useRouteError } from '@remix-run/react';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '../../contract/travel.ts';
import type { ErrorKind } from '../../domain/error-kind.ts';
import { kindOfError } from '../network/kind-of-error.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSiteIfLoaded } from '../i18n/site.ts';
import { type State, StateDrawing } from '../images/state-drawing.tsx';
import { usePageLocation } from '../page-location.ts';
import { button } from '../ui/button/button.css.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Container } from '../ui/container/container.tsx';
import { Link } from '../ui/link.tsx';
import { plain } from './error-page.css.ts';
import { Frame } from './frame.tsx';
import * as styles from './error-page.css.ts';

const COVERS: Readonly<Record<ErrorKind, State>> = {
  notFound: 'lost',
  gone: 'gone',
  refused: 'lost',
  unavailable: 'storm',
  offline: 'storm',
  other: 'storm',
};

export function ErrorPage({ withFrame = false }: { readonly withFrame?: boolean }) {
  const page = <CoveredErrorPage />;
  return (
    // What throws in the server's render is replaced by a Suspense boundary's fallback.
    <Suspense fallback={<PlainErrorPage />}>
      <FailureBoundary>{withFrame ? <Frame>{page}</Frame> : page}</FailureBoundary>
    </Suspense>
  );
}

/** In the browser, what throws is replaced by an error boundary. */
class FailureBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PlainErrorPage /> : this.props.children;
  }
}

/** Tells of an error of the browser's own, which the router has caught (ERR-02); the server has told of its own. */
function useErrorReport(error: unknown): void {
  useEffect(() => {
    if (error instanceof Error && error.message !== ERROR_OF_SERVER) reportError(error);
  }, [error]);
}

/** What Remix makes of every error of the server in production. */
const ERROR_OF_SERVER = 'Unexpected Server Error';

function CoveredErrorPage() {
  const error = useRouteError();
  useErrorReport(error);
  const { kind, statusCode, message, counterpart } = shownError(error);
  const { t, i18n } = useTranslation('errors');
  const site = useSiteIfLoaded();
  // Nobody has sent a status then.
  const isOffline = kind === 'offline';
  if (!i18n.exists?.('errors:kind.notFound.title')) return <PlainErrorPage />;
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.cover}>
          <StateDrawing state={COVERS[kind]} size="large" priority />
        </div>
        <div className={styles.words}>
          {!isOffline && <p className={styles.status}>{statusCode}</p>}
          <h1>{t(`kind.${kind}.title`)}</h1>
          <p className={styles.lead}>{t(`kind.${kind}.description`)}</p>
          {site && <Alternatives travels={goneAlternatives(error)} />}
          {counterpart && (
            <p className={styles.lead}>
              {t('lookingFor')} <Link to={counterpart.path}>{counterpart.title}</Link>
            </p>
          )}
          {(kind === 'other' || kind === 'refused' || isOffline) && site?.hasDeveloperPages && (
            <p className={styles.details}>
              {!isOffline && t('statusLine', { statusCode })} {message}
            </p>
          )}
          <Recovery kind={kind} hasSite={site !== null} />
        </div>
      </div>
    </Container>
  );
}

/** Travels to look at instead of one that is gone. */
function Alternatives({ travels }: { readonly travels: readonly Alternative[] }) {
  if (travels.length === 0) return null;
  return (
    <ul className={styles.alternatives}>
      {travels.map(({ slug, title }) => (
        <li key={slug}>
          <PageLink to="travels-travel" parameters={{ travel: slug }}>
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Every error offers a way on (ERR-01): the travels, or another try. */
function Recovery({ kind, hasSite }: { readonly kind: ErrorKind; readonly hasSite: boolean }) {
  const { t } = useTranslation('errors');
  const { pathname, search } = usePageLocation();
  const isForGood = kind === 'notFound' || kind === 'gone';
  const retry = !isForGood && <ButtonLink href={pathname + search}>{t('retry')}</ButtonLink>;
  return (
    <p className={styles.actions}>
      {retry}
      {hasSite ? (
        <PageLink to="travels" className={button({ variant: isForGood ? 'primary' : 'secondary' })}>
          {t('showTravels')}
        </PageLink>
      ) : (
        <ButtonLink href="/" variant="secondary">
          {t('home')}
        </ButtonLink>
      )}
    </p>
  );
}

/** Without words loaded it still reads, in English. */
const ENGLISH = {
  title: 'An error occurred while showing the error page',
  home: 'Back to the home page',
};

/** What is left when the error page itself fails (ERR-01): nothing in it can fail for want of data. */
function PlainErrorPage() {
  const { t } = useTranslation('errors');
  return (
    <div className={plain}>
      <h1>{t('pageFailed', { defaultValue: ENGLISH.title })}</h1>
      <a href="/">{t('home', { defaultValue: ENGLISH.home })}</a>
    </div>
  );
}

interface ShownError {
  readonly kind: ErrorKind;
  /** 500 where nothing says otherwise; it says nothing where no answer came. */
  readonly statusCode: number;
  /** What the error says of itself: for developers, never shown in live mode. */
  readonly message: string;
  /** The page that the visitor was probably looking for; null where none is known. */
  readonly counterpart: Counterpart | null;
}

/**
 * What an error page says (ERR-01), from what was thrown.
 *
 * @param error what a loader, an action or a component threw
 */
export function shownError(error: unknown): ShownError {
  const statusCode = isRouteErrorResponse(error) ? error.status : 500;
  const counterpart = isRouteErrorResponse(error) ? counterpartOf(error.data) : null;
  return { kind: kindOfError(error), statusCode, message: messageOf(error), counterpart };
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    return typeof error.data === 'string' && error.data ? error.data : error.statusText;
  }
  return error instanceof Error ? error.message : '';
}

/** The page of this market that somebody on an error page was probably looking for. */
export interface Counterpart {
  /** Path on this very site. */
  readonly path: string;
  readonly title: string;
}

/** The counterpart in what a loader threw; null for anything else. */
function counterpartOf(data: unknown): Counterpart | null {
  if (typeof data !== 'object' || data === null || !('counterpart' in data)) return null;
  const { path, title } = (data.counterpart ?? {}) as Partial<Record<string, unknown>>;
  return typeof path === 'string' && typeof title === 'string' ? { path, title } : null;
}

/** What a page that is gone for good offers instead; `requireData` sends it along with the 410. */
function goneAlternatives(error: unknown): readonly Alternative[] {
  if (!isRouteErrorResponse(error) || error.status !== 410) return [];
  const { alternatives } = (error.data ?? {}) as { readonly alternatives?: readonly Alternative[] };
  return alternatives ?? [];
}
