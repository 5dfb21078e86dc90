const BROWSER_PROJECT = 'browser';

/** @param {string} pattern vitest's, with `*` for anything */
function matchesBrowser(pattern) {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source}$`).test(BROWSER_PROJECT);
}

/**
 * Whether a run of vitest with these arguments may reach the browser suites, which alone need a Chromium
 * and a built site.
 *
 * @param {readonly string[]} args
 * @returns {boolean}
 */
export function mayRunBrowserSuites(args) {
  const chosen = args.flatMap((arg, index) => {
    if (arg === '--project') return args[index + 1] ?? [];
    return arg.startsWith('--project=') ? arg.slice('--project='.length) : [];
  });
  const refused = chosen.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const wanted = chosen.filter((name) => !name.startsWith('!'));
  if (refused.some(matchesBrowser)) return false;
  return wanted.length === 0 || wanted.some(matchesBrowser);
}

/** Vitest's argument that leaves the browser suites out. */
export const WITHOUT_BROWSER_SUITES = `--project=!${BROWSER_PROJECT}`;
