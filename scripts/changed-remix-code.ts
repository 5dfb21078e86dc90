/** How this site's builds change what Remix does in a browser: each of its modules as it is read, and no other code. */
import type { Plugin } from 'vite';

const REMIX_MODULE = /\/node_modules\/@remix-run\/react\/dist\/esm\/([\w-]+)\.js$/;

/**
 * @param module name of the file that is changed; all of Remix's where it is left out
 * @returns a plugin of the build for browsers: development and the server have Remix as it is
 */
export function changedRemixCode(
  name: string,
  change: (code: string) => string,
  module?: string,
): Plugin {
  return {
    name,
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: (code, id) => {
      const found = REMIX_MODULE.exec(id)?.[1];
      return found && (module === undefined || module === found) ? change(code) : undefined;
    },
  };
}
