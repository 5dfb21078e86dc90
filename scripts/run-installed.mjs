/**
 * `npm run serve` and the commands of operators: runs a program of the project with the project's Node. Unlike
 * `npm start` it installs and builds nothing, since a machine in production has neither the development packages
 * nor a folder to write to; it says what is missing.
 */
import { requireDependencies } from './ensure-dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { MEMORY_SETTINGS } from './memory-flags.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { toolEnvironment } from './site-node.mjs';

await runScript(() => {
  const node = requireDependencies(PROJECT_FOLDER);
  return handOver(node, process.argv.slice(2), {
    cwd: PROJECT_FOLDER,
    env: { ...MEMORY_SETTINGS, ...toolEnvironment(PROJECT_FOLDER, node) },
  });
});
