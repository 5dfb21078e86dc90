/** What the server's and the client's i18next share. */
import type { InitOptions } from 'i18next';
import { SHARED_NAMESPACES } from './word-namespaces.ts';

export const I18NEXT_OPTIONS = {
  defaultNS: SHARED_NAMESPACES[0],
  // React escapes by itself.
  interpolation: { escapeValue: false },
  // A key without words is found by the check of the test run, and shown as itself till then.
  returnNull: false,
  react: { useSuspense: false },
} as const satisfies InitOptions;
