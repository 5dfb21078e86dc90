/** The address of the site's one stylesheet, from Vite's manifest (docs/decisions/0007). */
import { clientManifest } from '../client-manifest.server.ts';

/** The manifest's key of all styles together, with `cssCodeSplit: false`. */
const STYLESHEET = 'style.css';

/**
 * Null in development, where Vite brings the styles with the modules.
 * @throws Error when the build has no stylesheet
 */
export function stylesheetAddress(): string | null {
  if (import.meta.env.DEV) return null;
  const entry = clientManifest()[STYLESHEET];
  if (!entry) throw new Error(`The client manifest names no ${STYLESHEET}`);
  return `/${entry.file}`;
}
