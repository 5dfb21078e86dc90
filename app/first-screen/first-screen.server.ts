/** The rules of the first screen of a page's kind, as the build has written them (`scripts/split-styles.ts`). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FOLDER = 'build/server/first-screens';

export interface FirstScreenRules {
  readonly css: string;
  /** The hash source that allows them (SEC-04). */
  readonly hash: string;
}

const rulesByKind = new Map<string, FirstScreenRules>();

/**
 * Read once. None in development, where Vite brings all styles with the modules.
 *
 * @param kind of the page, if it is one of the splat route's
 * @throws Error when the site has not been built
 */
export function firstScreenRules(kind = 'default'): FirstScreenRules {
  let rules = rulesByKind.get(kind);
  if (!rules) {
    const css = import.meta.env.DEV ? '' : readFileSync(fileOf(kind), 'utf8');
    const hash = createHash('sha256').update(css).digest('base64');
    rules = { css, hash: `'sha256-${hash}'` };
    rulesByKind.set(kind, rules);
  }
  return rules;
}

function fileOf(kind: string): string {
  const file = resolve(FOLDER, `${kind}.css`);
  return existsSync(file) ? file : resolve(FOLDER, 'default.css');
}
