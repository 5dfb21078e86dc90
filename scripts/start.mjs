/**
 * `npm start`: from a bare clone to the running site. Installs the dependencies, builds the site, each
 * only when something changed, and hands over to the server, which prepares the data and prints the
 * addresses.
 */
import { ensureBuild } from './build-site.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { toolEnvironment } from './site-node.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  await ensureBuild(PROJECT_FOLDER, node);
  return handOver(node, ['server.ts', ...process.argv.slice(2)], {
    cwd: PROJECT_FOLDER,
    env: { ...toolEnvironment(PROJECT_FOLDER, node), NODE_ENV: 'production' },
  });
});
