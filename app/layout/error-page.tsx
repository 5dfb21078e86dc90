/**
 * The page of an error (ERR-01). It stands without the root loader's data and before any words are
 * loaded; if it fails itself, in the server's render or in the browser, a plain page takes its place.
 */
import { Link, useRouteError } from '@remix-run/react';
import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '../../contract/travel.ts';
import type { ErrorKind } from '../../domain/error-kind.ts';
import { PageLink } from '../i18n/page-link.tsx';
import { useSiteIfLoaded } from '../i18n/site.ts';
import { StateDrawing, type State } from '../images/state-drawing.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { button } from '../ui/button/button.css.ts';
import { Container } from '../ui/container/container.tsx';
import { usePageLocation } from '../page-location.ts';
import { shownError } from './error-kind.ts';
import * as styles from './error-page.css.ts';
import { Frame } from './frame.tsx';
import { goneAlternatives } from './gone-alternatives.ts';
import { PlainErrorPage } from './plain-error-page.tsx';

const COVERS: Readonly<Record<ErrorKind, State>> = {
  notFound: 'lost',
  gone: 'gone',
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

function CoveredErrorPage() {
  const error = useRouteError();
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
          {(kind === 'other' || isOffline) && site?.isDemonstration && (
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
