import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';

const refused = new WeakSet<AppLoadContext>();

/**
 * Notes that the form of a request goes back as it was sent. Its page is drawn in the same answer, and Remix tells the
 * loaders nothing of the form before them: one that would redirect has to ask `isFormRefused`, and the title asks
 * `titlePrefixOf`.
 */
export function noteRefusedForm(context: AppLoadContext): void {
  refused.add(context);
}

export function isFormRefused(context: AppLoadContext): boolean {
  return refused.has(context);
}

/** What the title of the page begins with where its form goes back (A11Y-01). */
export function titlePrefixOf(context: AppLoadContext, t: TFunction): string | null {
  return isFormRefused(context) ? t('layout:form.titlePrefix') : null;
}
