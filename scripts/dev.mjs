/** `npm run dev`: the server with Vite inside, which rebuilds what changes while you look. */
import { ensureDependencies } from './ensure-dependencies.mjs';
import { handOver } from './hand-over.mjs';
import { PROJECT_FOLDER } from './project-folder.mjs';
import { runScript } from './run-script.mjs';
import { toolEnvironment } from './site-node.mjs';

await runScript(async () => {
  const { node } = await ensureDependencies(PROJECT_FOLDER);
  return handOver(node, ['server.ts', ...process.argv.slice(2)], {
    cwd: PROJECT_FOLDER,
    env: { ...toolEnvironment(PROJECT_FOLDER, node), NODE_ENV: 'development' },
  });
});
