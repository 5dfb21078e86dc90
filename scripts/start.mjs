/**
 * `npm start`: from a bare clone to the running site. Installs the dependencies, builds the site, each
 * only when something changed, and hands over to the server, which prepares the data and prints the
 * addresses.
 */
import path from 'node:path';
import { ensureBuild } from './build-site.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { toolEnvironment } from './site-node.mjs';

/**
 * Under load V8 would let the heap grow to four times what is in use, beside a young generation of 96 MB, and the
 * C library would keep what each thread has freed (docs/decisions/0065).
 */
const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2' };

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  await ensureBuild(PROJECT_FOLDER, node);
  return handOver(node, [...MEMORY_FLAGS, 'server.ts', ...process.argv.slice(2)], {
    cwd: PROJECT_FOLDER,
    env: {
      ...MEMORY_SETTINGS,
      // The compiled modules are kept: a second start is a fifth to a third shorter.
      NODE_COMPILE_CACHE: path.join(PROJECT_FOLDER, '.cache', 'node'),
      ...toolEnvironment(PROJECT_FOLDER, node),
      NODE_ENV: 'production',
    },
  });
});
