/**
 * Renders a document to its end before it is sent: 2.6 times the speed of streaming, and the hashes of
 * its inline scripts are known for the Content-Security-Policy (SEC-04).
 */
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  contentSecurityPolicy,
  hashSource,
  inlineScriptHashes,
  withoutMark,
} from '../config/content-security-policy.ts';
import { NO_ANSWER } from '../contract/answer-source.ts';
import { withoutSecret } from '../contract/secret-paths.ts';
import { TEXT_LOCALES } from '../domain/market.ts';
import type { BlockPlace } from './blocks/block-place.ts';
import { placeOfLoaded } from './blocks/loaded-places.server.ts';
import { renderI18nextOf, remixI18next } from './i18n/i18next.server.ts';
import {
  noteBlockError,
  RenderAttemptProvider,
  renderWithFallback,
  type RenderAttempt,
} from './blocks/failed-blocks.tsx';
import { rulesOfDocument } from './document-styles/document-rules.server.ts';
import { DocumentRulesProvider } from './document-styles/document-styles.tsx';
import { openModalOf } from './modals/modal-address.ts';
import type { LoadedData } from './modals/asked-modal.tsx';
import { modalPreloads } from './modals/modal-chunks.server.ts';
import { preloadModal } from './modals/modal-modules.ts';
import { dataOfRoutes, formOrigins } from './pages/loaded-page.ts';
import { preloadWholePage } from './pages/page-modules.ts';
import { ScriptMarkProvider } from './script-mark.ts';
import { siteLog } from './site-log.server.ts';
import { siteSettings } from './site-settings.server.ts';

// Wrong settings are told at the start: under `remix-serve` nothing else reads them before a visitor comes.
siteSettings();

// The process keeps pages that are everybody's, and the site knows which those are.
export { readsCookies, sharedPageOf } from './pages/shared-page.server.ts';

/** Milliseconds after which a render is given up. */
const RENDER_TIMEOUT_MS = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { noteSource, log = siteLog() }: AppLoadContext,
): Promise<Response> {
  const found = await remixI18next.getLocale(request);
  const locale = TEXT_LOCALES.find((known) => known === found) ?? 'en';
  const i18next = await renderI18nextOf(locale);
  const loaded = dataOfRoutes(remixContext.staticHandlerContext.loaderData);
  if (loaded.page) await preloadWholePage(loaded.page, locale);
  const modal = openModalOf(new URL(request.url), loaded.root?.offer ?? null);
  if (modal && loaded.root) {
    await preloadModal(modal.name, locale);
    const preloads = modalPreloads(modal.name, locale);
    if (preloads) headers.append('link', preloads);
  }

  // New each time: text on the page cannot know it, so no script in that text is allowed.
  const mark = randomUUID();
  const documentOf = (attempt: RenderAttempt, context: EntryContext) => (
    <I18nextProvider i18n={i18next}>
      <ScriptMarkProvider value={mark}>
        <DocumentRulesProvider value={mark}>
          <RenderAttemptProvider value={attempt}>
            <RemixServer
              context={context}
              url={request.url}
              abortDelay={RENDER_TIMEOUT_MS}
              nonce={mark}
            />
          </RenderAttemptProvider>
        </DocumentRulesProvider>
      </ScriptMarkProvider>
    </I18nextProvider>
  );
  // Each attempt reads the state to its end.
  const contexts = repeatable(remixContext);
  const html = await renderWithFallback(
    (attempt) => render(documentOf(attempt, contexts()), attempt, mark),
    (id, error) => {
      // Not to be kept, as a page with a list that stands empty.
      noteSource?.(NO_ANSWER);
      log.error(
        { err: error, path: pathOf(request), block: placeOfBlock(id, loaded) ?? { id } },
        'block left out: it could not be drawn',
      );
    },
  );
  const rules = rulesOfDocument(html);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(siteSettings(), {
      scripts: inlineScriptHashes(html, mark),
      styles: [hashSource(rules)],
      formTargets: formOrigins(loaded),
    }),
  );
  const document = withoutMark(html, mark).replace(mark, () => rules);
  // As bytes: of a text `Response` makes a well-formed copy first.
  return new Response(Buffer.from(document), { status, headers });
}

/** Contexts for one attempt after the other: the stream of the state can be read only once. */
function repeatable(context: EntryContext): () => EntryContext {
  let rest = context.serverHandoffStream;
  return () => {
    const [serverHandoffStream, next] = rest?.tee() ?? [];
    rest = next;
    return { ...context, serverHandoffStream, renderMeta: {} };
  };
}

function placeOfBlock(id: string, { page }: LoadedData): BlockPlace | undefined {
  if (page?.kind !== 'custom-page') return undefined;
  const block = page.data.blocks.find((one) => one.id === id);
  return block && placeOfLoaded(block);
}

function render(
  element: React.ReactElement,
  attempt: RenderAttempt,
  nonce: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // By default React 18 moves large boundaries, such as the state, behind the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const parts: Buffer[] = [];
        const body = new Writable({
          write(part: Buffer, _encoding, done) {
            parts.push(part);
            done();
          },
        });
        // React 18 fills its buffer up with NUL bytes where a letter of several bytes does not fit.
        body.on('finish', () => resolve(Buffer.concat(parts).toString().replaceAll('\0', '')));
        body.on('error', reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        if (!noteBlockError(attempt, error)) siteLog().error({ err: error }, 'render failed');
      },
    });
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Errors of loaders and actions; an aborted request is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted) return;
  // A method that the route does not have, say: the visitor's fault, and the access log tells it.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const log = context.log ?? siteLog();
  log.error({ err: error, path: pathOf(request) }, 'loader or action failed');
}

function pathOf({ url }: Request): string {
  return withoutSecret(new URL(url).pathname);
}
