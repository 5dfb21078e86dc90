import type { AppLoadContext } from '@remix-run/node';

const refused = new WeakSet<AppLoadContext>();

/**
 * Notes that the form of a request goes back as it was sent. Its page is drawn in the same answer, and Remix tells the
 * loaders nothing of the form before them: one that would redirect has to ask `isFormRefused`.
 */
export function noteRefusedForm(context: AppLoadContext): void {
  refused.add(context);
}

export function isFormRefused(context: AppLoadContext): boolean {
  return refused.has(context);
}
