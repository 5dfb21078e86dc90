/**
 * The embedded backend for a process without `server.ts`, such as `remix-serve`: made at the first
 * call. This is the only file of the site that may import `backend`.
 */
import type { ApiTransport } from '../load-context.ts';
import { siteSettings } from '../site-settings.server.ts';

let transport: Promise<ApiTransport> | undefined;

export function embeddedTransport(): Promise<ApiTransport> {
  transport ??= startBackend().catch((error: unknown) => {
    // The next call tries again.
    transport = undefined;
    throw error;
  });
  return transport;
}

async function startBackend(): Promise<ApiTransport> {
  const { createBackend } = await import('../../backend/create-backend.ts');
  const backend = await createBackend({ settings: siteSettings() });
  return backend.fetch;
}
