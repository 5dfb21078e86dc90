/** What an attack would do in a browser: run, ask, open, or send something to another host (SEC-06). */
import type { BrowserContext } from 'playwright-core';

export interface HarmWatch {
  /** What has been seen since the last look. */
  readonly take: () => string[];
}

/** The function that attacks call tells of it; nothing gets to another host than those under localhost. */
export async function watchHarm(context: BrowserContext): Promise<HarmWatch> {
  const seen: string[] = [];
  await context.exposeBinding('hit', () => void seen.push('a script ran'));
  await context.addInitScript(() => {
    // Frames of whatever kind reach it too.
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const) {
      window[name] = () => void (window as unknown as { hit: () => void }).hit() as never;
    }
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (page) => {
    page.on('popup', () => seen.push('a window was opened'));
    page.on('frameattached', () => seen.push('a frame was made'));
    page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
    page.on('console', (message) => {
      if (message.text().startsWith('policy: ')) seen.push(message.text());
    });
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isOwn = protocol === 'http:' && /(^|\.)localhost$/.test(hostname);
    if (!isOwn && protocol !== 'data:') seen.push(`asked for ${request.url()}`);
  });
  await context.route(/evil\.example/, (route) => route.abort());
  return { take: () => seen.splice(0) };
}
